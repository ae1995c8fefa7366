// All of the shim is in the header; a C target needs one source file.
#include "CSQLite.h"
