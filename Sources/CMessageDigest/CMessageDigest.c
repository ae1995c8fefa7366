// libmd's header is all there is; a C target needs one source file.
#include "CMessageDigest.h"
