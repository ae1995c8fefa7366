// Written by Tools/generate-schema from Indexes/Schema/attributes.json; change that file instead.

extension SchemaMapping {
  static let tableVersion = 6

  static let table: [AttributeSchema] = [
    AttributeSchema("title", [], "String", .text, "S", 3, 3, true, true, .positions),
    AttributeSchema("displayName", ["name"], "String", .text, "S", nil, 3, true, true, .positions),
    AttributeSchema(
      "alternateNames", ["aka", "aliases"], "[String]", .text, "S", nil, 2, true, true, .positions),
    AttributeSchema("subtitle", [], "String", .text, "XSUBTITLE:", nil, 1, true, true, .positions),
    AttributeSchema("path", ["file"], "String", .identifier, "P", nil, 1, false, true, .positions),
    AttributeSchema("contentURL", ["url"], "URL", .url, "U", nil, 1, false, true, .positions),
    AttributeSchema("URL", [], "URL", .url, "XURL:", nil, 1, false, true, .positions),
    AttributeSchema("thumbnailURL", [], "URL", .url, "", nil, 1, false, true, .none),
    AttributeSchema("darkThumbnailURL", [], "URL", .url, "", nil, 1, false, true, .none),
    AttributeSchema("thumbnailData", [], "Data", .data, "", nil, 1, false, true, .none),
    AttributeSchema(
      "relatedUniqueIdentifier", [], "String", .identifier, "XRELATEDUNIQUEIDENTIFIER:", nil, 1, false, true,
      .positions),
    AttributeSchema(
      "weakRelatedUniqueIdentifier", [], "String", .identifier, "XWEAKRELATEDUNIQUEIDENTIFIER:", nil, 1,
      false, true, .positions),
    AttributeSchema("metadataModificationDate", [], "Date", .date, "", 4, 1, false, true, .none),
    AttributeSchema(
      "contentType", ["uti"], "String", .identifier, "XCONTENTTYPE:", 5, 1, false, true, .positions),
    AttributeSchema(
      "contentTypeTree", [], "[String]", .identifier, "XCONTENTTYPETREE:", nil, 1, false, true, .positions),
    AttributeSchema(
      "keywords", ["keyword", "tag", "tags"], "[String]", .text, "K", 6, 2, true, true, .positions),
    AttributeSchema("version", [], "String", .text, "XVERSION:", 7, 1, true, true, .positions),
    AttributeSchema("userCreated", [], "NSNumber", .boolean, "XUSERCREATED:", nil, 1, false, true, .words),
    AttributeSchema("userOwned", [], "NSNumber", .boolean, "XUSEROWNED:", nil, 1, false, true, .words),
    AttributeSchema("userCurated", [], "NSNumber", .boolean, "XUSERCURATED:", nil, 1, false, true, .words),
    AttributeSchema("rankingHint", [], "NSNumber", .number, "", 2, 1, false, true, .none),
    AttributeSchema(
      "domainIdentifier", [], "String", .identifier, "XDOMAINIDENTIFIER:", nil, 1, false, true, .positions),
    AttributeSchema(
      "isPriority", ["priorityItem"], "NSNumber", .boolean, "XISPRIORITY:", nil, 1, false, true, .words),
    AttributeSchema("textContentSummary", ["summary"], "String", .text, "", nil, 1, true, true, .shared),
    AttributeSchema(
      "transcribedTextContent", ["transcript"], "String", .text, "", nil, 1, true, true, .shared),
    AttributeSchema(
      "supportsPhoneCall", [], "NSNumber", .boolean, "XSUPPORTSPHONECALL:", nil, 1, false, true, .words),
    AttributeSchema(
      "supportsNavigation", [], "NSNumber", .boolean, "XSUPPORTSNAVIGATION:", nil, 1, false, true, .words),
    AttributeSchema("actionIdentifiers", [], "[String]", .identifier, "", nil, 1, false, true, .none),
    AttributeSchema("sharedItemContentType", [], "UTType", .identifier, "", nil, 1, false, true, .none),
    AttributeSchema(
      "providerDataTypeIdentifiers", [], "[String]", .identifier, "", nil, 1, false, true, .none),
    AttributeSchema(
      "providerFileTypeIdentifiers", [], "[String]", .identifier, "", nil, 1, false, true, .none),
    AttributeSchema(
      "providerInPlaceFileTypeIdentifiers", [], "[String]", .identifier, "", nil, 1, false, true, .none),
    AttributeSchema(
      "containerTitle", [], "String", .text, "XCONTAINERTITLE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "containerDisplayName", [], "String", .text, "XCONTAINERDISPLAYNAME:", nil, 1, true, true, .positions),
    AttributeSchema(
      "containerIdentifier", [], "String", .identifier, "XCONTAINERIDENTIFIER:", nil, 1, false, true,
      .positions),
    AttributeSchema("containerOrder", [], "NSNumber", .number, "", 8, 1, false, true, .none),
    AttributeSchema("subject", [], "String", .text, "XSUBJECT:", nil, 2, true, true, .positions),
    AttributeSchema("theme", [], "String", .text, "XTHEME:", nil, 1, true, true, .positions),
    AttributeSchema("contentDescription", ["description"], "String", .text, "", nil, 1, true, true, .shared),
    AttributeSchema("identifier", [], "String", .identifier, "XIDENTIFIER:", nil, 1, false, true, .positions),
    AttributeSchema(
      "securityMethod", [], "String", .text, "XSECURITYMETHOD:", nil, 1, true, true, .positions),
    AttributeSchema("creator", [], "String", .text, "XCREATOR:", 9, 1, true, true, .positions),
    AttributeSchema("kind", [], "String", .text, "XOFKIND:", 10, 1, true, true, .positions),
    AttributeSchema(
      "audiences", ["audience"], "[String]", .text, "XAUDIENCES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "encodingApplications", [], "[String]", .text, "XENCODINGAPPLICATIONS:", nil, 1, true, true,
      .positions),
    AttributeSchema("fontNames", ["font"], "[String]", .text, "XFONTNAMES:", nil, 1, true, true, .positions),
    AttributeSchema("fileSize", ["size"], "NSNumber", .number, "", 11, 1, false, true, .none),
    AttributeSchema("pageCount", [], "NSNumber", .number, "", 12, 1, false, true, .none),
    AttributeSchema("pageWidth", [], "NSNumber", .number, "", 13, 1, false, true, .none),
    AttributeSchema("pageHeight", [], "NSNumber", .number, "", 14, 1, false, true, .none),
    AttributeSchema("dueDate", ["due"], "Date", .date, "", 15, 1, false, true, .none),
    AttributeSchema("completionDate", ["completed"], "Date", .date, "", 16, 1, false, true, .none),
    AttributeSchema("startDate", ["starts"], "Date", .date, "", 17, 1, false, true, .none),
    AttributeSchema("endDate", ["ends"], "Date", .date, "", 18, 1, false, true, .none),
    AttributeSchema("importantDates", [], "[Date]", .date, "", 19, 1, false, true, .none),
    AttributeSchema("allDay", [], "NSNumber", .boolean, "XALLDAY:", nil, 1, false, true, .words),
    AttributeSchema("pixelHeight", [], "NSNumber", .number, "", 20, 1, false, true, .none),
    AttributeSchema("pixelWidth", [], "NSNumber", .number, "", 21, 1, false, true, .none),
    AttributeSchema("pixelCount", [], "NSNumber", .number, "", 22, 1, false, true, .none),
    AttributeSchema("bitsPerSample", [], "NSNumber", .number, "", 23, 1, false, true, .none),
    AttributeSchema("focalLength", [], "NSNumber", .number, "", 24, 1, false, true, .none),
    AttributeSchema("orientation", [], "NSNumber", .number, "", 25, 1, false, true, .none),
    AttributeSchema("whiteBalance", [], "NSNumber", .number, "", 26, 1, false, true, .none),
    AttributeSchema("aperture", [], "NSNumber", .number, "", 27, 1, false, true, .none),
    AttributeSchema("resolutionWidthDPI", [], "NSNumber", .number, "", 28, 1, false, true, .none),
    AttributeSchema("resolutionHeightDPI", [], "NSNumber", .number, "", 29, 1, false, true, .none),
    AttributeSchema("exposureMode", [], "NSNumber", .number, "", 30, 1, false, true, .none),
    AttributeSchema("exposureTime", [], "NSNumber", .number, "", 31, 1, false, true, .none),
    AttributeSchema(
      "hasAlphaChannel", [], "NSNumber", .boolean, "XHASALPHACHANNEL:", nil, 1, false, true, .words),
    AttributeSchema("maxAperture", [], "NSNumber", .number, "", 32, 1, false, true, .none),
    AttributeSchema("fNumber", [], "NSNumber", .number, "", 33, 1, false, true, .none),
    AttributeSchema("flashOn", [], "NSNumber", .boolean, "XFLASHON:", nil, 1, false, true, .words),
    AttributeSchema("focalLength35mm", [], "NSNumber", .number, "", 34, 1, false, true, .none),
    AttributeSchema("redEyeOn", [], "NSNumber", .boolean, "XREDEYEON:", nil, 1, false, true, .words),
    AttributeSchema("isoSpeed", ["ISOSpeed"], "NSNumber", .number, "", 35, 1, false, true, .none),
    AttributeSchema("colorSpace", [], "String", .text, "XCOLORSPACE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "acquisitionMake", [], "String", .text, "XACQUISITIONMAKE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "acquisitionModel", [], "String", .text, "XACQUISITIONMODEL:", nil, 1, true, true, .positions),
    AttributeSchema("cameraOwner", [], "String", .text, "XCAMERAOWNER:", nil, 1, true, true, .positions),
    AttributeSchema("lensModel", [], "String", .text, "XLENSMODEL:", nil, 1, true, true, .positions),
    AttributeSchema("profileName", [], "String", .text, "XPROFILENAME:", nil, 1, true, true, .positions),
    AttributeSchema("meteringMode", [], "String", .text, "XMETERINGMODE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "exposureProgram", [], "String", .text, "XEXPOSUREPROGRAM:", nil, 1, true, true, .positions),
    AttributeSchema(
      "exposureTimeString", [], "String", .text, "XEXPOSURETIMESTRING:", nil, 1, true, true, .positions),
    AttributeSchema(
      "exifVersion", ["EXIFVersion"], "String", .text, "XEXIFVERSION:", nil, 1, true, true, .positions),
    AttributeSchema(
      "exifgpsVersion", ["EXIFGPSVersion"], "String", .text, "XEXIFGPSVERSION:", nil, 1, true, true,
      .positions),
    AttributeSchema("layerNames", [], "[String]", .text, "XLAYERNAMES:", nil, 1, true, true, .positions),
    AttributeSchema("editors", ["editor"], "[String]", .text, "XEDITORS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "participants", ["with"], "[String]", .text, "XPARTICIPANTS:", nil, 1, true, true, .positions),
    AttributeSchema("projects", ["project"], "[String]", .text, "XPROJECTS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "contentSources", [], "[String]", .text, "XCONTENTSOURCES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "contactKeywords", [], "[String]", .text, "XCONTACTKEYWORDS:", nil, 1, true, true, .positions),
    AttributeSchema("codecs", [], "[String]", .text, "XCODECS:", nil, 1, true, true, .positions),
    AttributeSchema("mediaTypes", [], "[String]", .text, "XMEDIATYPES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "organizations", ["organization"], "[String]", .text, "XORGANIZATIONS:", nil, 1, true, true,
      .positions),
    AttributeSchema(
      "languages", ["language"], "[String]", .text, "XLANGUAGES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "publishers", ["publisher"], "[String]", .text, "XPUBLISHERS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "contributors", ["contributor"], "[String]", .text, "XCONTRIBUTORS:", nil, 1, true, true, .positions),
    AttributeSchema("coverage", [], "[String]", .text, "XCOVERAGE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "performers", ["performer"], "[String]", .text, "XPERFORMERS:", nil, 1, true, true, .positions),
    AttributeSchema("downloadedDate", ["downloaded"], "Date", .date, "", 36, 1, false, true, .none),
    AttributeSchema("lastUsedDate", ["used"], "Date", .date, "", 37, 1, false, true, .none),
    AttributeSchema("contentCreationDate", ["created"], "Date", .date, "", 38, 1, false, true, .none),
    AttributeSchema(
      "contentModificationDate", ["date", "modified"], "Date", .date, "", 1, 1, false, true, .none),
    AttributeSchema("addedDate", ["added"], "Date", .date, "", 39, 1, false, true, .none),
    AttributeSchema("comment", [], "String", .text, "", nil, 1, true, true, .shared),
    AttributeSchema("copyright", [], "String", .text, "XCOPYRIGHT:", nil, 1, true, true, .positions),
    AttributeSchema("role", [], "String", .text, "XROLE:", nil, 1, true, true, .positions),
    AttributeSchema("rights", [], "String", .text, "XRIGHTS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "ratingDescription", [], "String", .text, "XRATINGDESCRIPTION:", nil, 1, true, true, .positions),
    AttributeSchema("information", [], "String", .text, "", nil, 1, true, true, .shared),
    AttributeSchema("director", [], "String", .text, "XDIRECTOR:", nil, 1, true, true, .positions),
    AttributeSchema("producer", [], "String", .text, "XPRODUCER:", nil, 1, true, true, .positions),
    AttributeSchema("genre", [], "String", .text, "XGENRE:", 40, 1, true, true, .positions),
    AttributeSchema(
      "originalFormat", [], "String", .text, "XORIGINALFORMAT:", nil, 1, true, true, .positions),
    AttributeSchema(
      "originalSource", [], "String", .text, "XORIGINALSOURCE:", nil, 1, true, true, .positions),
    AttributeSchema("duration", [], "NSNumber", .number, "", 41, 1, false, true, .none),
    AttributeSchema("totalBitRate", [], "NSNumber", .number, "", 42, 1, false, true, .none),
    AttributeSchema("videoBitRate", [], "NSNumber", .number, "", 43, 1, false, true, .none),
    AttributeSchema("audioBitRate", [], "NSNumber", .number, "", 44, 1, false, true, .none),
    AttributeSchema("deliveryType", [], "NSNumber", .number, "", 45, 1, false, true, .none),
    AttributeSchema("rating", [], "NSNumber", .number, "", 46, 1, false, true, .none),
    AttributeSchema("playCount", [], "NSNumber", .number, "", 47, 1, false, true, .none),
    AttributeSchema("contentRating", [], "NSNumber", .number, "", 48, 1, false, true, .none),
    AttributeSchema("streamable", [], "NSNumber", .boolean, "XSTREAMABLE:", nil, 1, false, true, .words),
    AttributeSchema("local", [], "NSNumber", .boolean, "XLOCAL:", nil, 1, false, true, .words),
    AttributeSchema("audioSampleRate", [], "NSNumber", .number, "", 49, 1, false, true, .none),
    AttributeSchema("audioChannelCount", [], "NSNumber", .number, "", 50, 1, false, true, .none),
    AttributeSchema("tempo", [], "NSNumber", .number, "", 51, 1, false, true, .none),
    AttributeSchema("audioTrackNumber", [], "NSNumber", .number, "", 52, 1, false, true, .none),
    AttributeSchema(
      "generalMIDISequence", [], "NSNumber", .boolean, "XGENERALMIDISEQUENCE:", nil, 1, false, true, .words),
    AttributeSchema("keySignature", [], "String", .text, "XSIGNATURE:", nil, 1, true, true, .positions),
    AttributeSchema("timeSignature", [], "String", .text, "XTIMESIGNATURE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "audioEncodingApplication", [], "String", .text, "XAUDIOENCODINGAPPLICATION:", nil, 1, true, true,
      .positions),
    AttributeSchema("composer", [], "String", .text, "XCOMPOSER:", nil, 1, true, true, .positions),
    AttributeSchema("lyricist", [], "String", .text, "XLYRICIST:", nil, 1, true, true, .positions),
    AttributeSchema("album", [], "String", .text, "XALBUM:", 53, 1, true, true, .positions),
    AttributeSchema("artist", [], "String", .text, "XARTIST:", 54, 1, true, true, .positions),
    AttributeSchema("musicalGenre", [], "String", .text, "XMUSICALGENRE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "musicalInstrumentCategory", [], "String", .text, "XMUSICALINSTRUMENTCATEGORY:", nil, 1, true, true,
      .positions),
    AttributeSchema(
      "musicalInstrumentName", [], "String", .text, "XMUSICALINSTRUMENTNAME:", nil, 1, true, true,
      .positions),
    AttributeSchema("recordingDate", [], "Date", .date, "", 55, 1, false, true, .none),
    AttributeSchema(
      "accountIdentifier", [], "String", .identifier, "XACCOUNTIDENTIFIER:", nil, 1, false, true, .positions),
    AttributeSchema("textContent", ["text", "body"], "String", .text, "", nil, 1, true, true, .shared),
    AttributeSchema(
      "accountHandles", [], "[String]", .text, "XACCOUNTHANDLES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "mailboxIdentifiers", ["mailbox"], "[String]", .identifier, "XMAILBOXIDENTIFIERS:", nil, 1, false,
      true, .positions),
    AttributeSchema("authorNames", ["author", "by"], "[String]", .text, "A", 56, 2, true, true, .positions),
    AttributeSchema(
      "recipientNames", ["recipient"], "[String]", .text, "XRECIPIENTNAMES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "authorEmailAddresses", ["from"], "[String]", .text, "XAUTHOREMAILADDRESSES:", nil, 1, true, true,
      .positions),
    AttributeSchema(
      "recipientEmailAddresses", ["to"], "[String]", .text, "XRECIPIENTEMAILADDRESSES:", nil, 1, true, true,
      .positions),
    AttributeSchema(
      "authorAddresses", [], "[String]", .text, "XAUTHORADDRESSES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "recipientAddresses", [], "[String]", .text, "XRECIPIENTADDRESSES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "phoneNumbers", ["phone"], "[String]", .text, "XPHONENUMBERS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "emailAddresses", ["email"], "[String]", .text, "XEMAILADDRESSES:", nil, 1, true, true, .positions),
    AttributeSchema(
      "instantMessageAddresses", [], "[String]", .text, "XINSTANTMESSAGEADDRESSES:", nil, 1, true, true,
      .positions),
    AttributeSchema("htmlContentData", ["HTMLContentData"], "Data", .data, "", nil, 1, false, true, .none),
    AttributeSchema("authors", [], "[CSPerson]", .person, "XAUTHORS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "primaryRecipients", [], "[CSPerson]", .person, "XPRIMARYRECIPIENTS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "additionalRecipients", ["cc"], "[CSPerson]", .person, "XADDITIONALRECIPIENTS:", nil, 1, true, true,
      .positions),
    AttributeSchema(
      "hiddenAdditionalRecipients", ["bcc"], "[CSPerson]", .person, "XHIDDENADDITIONALRECIPIENTS:", nil, 1,
      true, true, .positions),
    AttributeSchema("emailHeaders", [], "[String: [Any]]", .data, "", nil, 1, false, true, .none),
    AttributeSchema(
      "likelyJunk", ["junk"], "NSNumber", .boolean, "XLIKELYJUNK:", nil, 1, false, true, .words),
    AttributeSchema("headline", [], "String", .text, "XHEADLINE:", nil, 2, true, true, .positions),
    AttributeSchema("instructions", [], "String", .text, "XINSTRUCTIONS:", nil, 1, true, true, .positions),
    AttributeSchema("thoroughfare", [], "String", .text, "XTHOROUGHFARE:", nil, 1, true, true, .positions),
    AttributeSchema(
      "subThoroughfare", [], "String", .text, "XSUBTHOROUGHFARE:", nil, 1, true, true, .positions),
    AttributeSchema("postalCode", [], "String", .text, "XPOSTALCODE:", nil, 1, true, true, .positions),
    AttributeSchema("city", [], "String", .text, "XCITY:", 57, 1, true, true, .positions),
    AttributeSchema(
      "stateOrProvince", [], "String", .text, "XSTATEORPROVINCE:", 58, 1, true, true, .positions),
    AttributeSchema("country", [], "String", .text, "XCOUNTRY:", 59, 1, true, true, .positions),
    AttributeSchema(
      "fullyFormattedAddress", [], "String", .text, "XFULLYFORMATTEDADDRESS:", nil, 1, true, true,
      .positions),
    AttributeSchema("namedLocation", [], "String", .text, "XNAMEDLOCATION:", nil, 1, true, true, .positions),
    AttributeSchema("altitude", [], "NSNumber", .number, "", 60, 1, false, true, .none),
    AttributeSchema("latitude", [], "NSNumber", .number, "", 61, 1, false, true, .none),
    AttributeSchema("longitude", [], "NSNumber", .number, "", 62, 1, false, true, .none),
    AttributeSchema("speed", [], "NSNumber", .number, "", 63, 1, false, true, .none),
    AttributeSchema("imageDirection", [], "NSNumber", .number, "", 64, 1, false, true, .none),
    AttributeSchema("timestamp", [], "Date", .date, "", 65, 1, false, true, .none),
    AttributeSchema("gpsTrack", ["GPSTrack"], "NSNumber", .number, "", 66, 1, false, true, .none),
    AttributeSchema("gpsdop", ["GPSDOP"], "NSNumber", .number, "", 67, 1, false, true, .none),
    AttributeSchema(
      "gpsDestLatitude", ["GPSDestLatitude"], "NSNumber", .number, "", 68, 1, false, true, .none),
    AttributeSchema(
      "gpsDestLongitude", ["GPSDestLongitude"], "NSNumber", .number, "", 69, 1, false, true, .none),
    AttributeSchema("gpsDestBearing", ["GPSDestBearing"], "NSNumber", .number, "", 70, 1, false, true, .none),
    AttributeSchema(
      "gpsDestDistance", ["GPSDestDistance"], "NSNumber", .number, "", 71, 1, false, true, .none),
    AttributeSchema("gpsDifferental", ["GPSDifferental"], "NSNumber", .number, "", 72, 1, false, true, .none),
    AttributeSchema(
      "gpsStatus", ["GPSStatus"], "String", .text, "XGPSSTATUS:", nil, 1, true, true, .positions),
    AttributeSchema(
      "gpsMeasureMode", ["GPSMeasureMode"], "String", .text, "XGPSMEASUREMODE:", nil, 1, true, true,
      .positions),
    AttributeSchema(
      "gpsMapDatum", ["GPSMapDatum"], "String", .text, "XGPSMAPDATUM:", nil, 1, true, true, .positions),
    AttributeSchema(
      "gpsProcessingMethod", ["GPSProcessingMethod"], "String", .text, "XGPSPROCESSINGMETHOD:", nil, 1, true,
      true, .positions),
    AttributeSchema(
      "gpsAreaInformation", ["GPSAreaInformation"], "String", .text, "XGPSAREAINFORMATION:", nil, 1, true,
      true, .positions),
    AttributeSchema("gpsDateStamp", ["GPSDateStamp"], "Date", .date, "", 73, 1, false, true, .none),
    AttributeSchema("protectionClass", [], "String", .text, "XPROTECTION:", nil, 1, false, true, .words),
  ]
}
