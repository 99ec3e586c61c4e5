/** Sentences about a map file: its faults, the parts that were left out, and the things to check. */
export const maps = {
  'This is not GeoJSON with features.': 'Hii si GeoJSON yenye vipengele.',
  'There are more than {most} areas in this file. Split it into several files.':
    'Kuna zaidi ya maeneo {most} katika faili hili. Ligawanye katika mafaili kadhaa.',
  'There is no area in this file.': 'Hakuna eneo katika faili hili.',
  'There is no area in this file: it has only points, lines, images or links.':
    'Hakuna eneo katika faili hili: lina pointi, mistari, picha au viungo tu.',
  'This file uses the coordinate system {system}. Save it in WGS 84 (EPSG:4326).':
    'Faili hili linatumia mfumo wa viwianishi {system}. Lihifadhi katika WGS 84 (EPSG:4326).',
  'It has no name. Give each area a property called name.': 'Halina jina. Lipe kila eneo sifa iitwayo name.',
  'Its name has more than {most} characters.': 'Jina lake lina herufi zaidi ya {most}.',
  'The district of {area} has more than {most} characters.': 'Wilaya ya {area} ina herufi zaidi ya {most}.',
  '{area} has the status {status}, which is none of {options}.':
    '{area} lina hali {status}, ambayo si kati ya {options}.',
  '{area} has more than {rings} rings, or a ring with more than {corners} corners. Simplify it.':
    '{area} lina zaidi ya duara {rings}, au duara lenye kona zaidi ya {corners}. Lirahisishe.',
  '{area} has corners that are not longitude and latitude in degrees.':
    '{area} lina kona ambazo si longitudo na latitudo kwa digrii.',
  '{area} has coordinates in metres, not in degrees. Save the file in WGS 84 (EPSG:4326).':
    '{area} lina viwianishi kwa mita, si kwa digrii. Hifadhi faili katika WGS 84 (EPSG:4326).',
  '{area} is an empty polygon.': '{area} ni poligoni tupu.',
  '{area} has no surface: its corners are on one line.': '{area} halina ukubwa: kona zake ziko kwenye mstari mmoja.',
  '{area} crosses itself near {place}. Correct its outline.':
    '{area} linajikata karibu na {place}. Rekebisha mpaka wake.',
  '{area} crosses itself near {place} if it is simplified to {corners} corners. Simplify it in the program that drew it.':
    '{area} linajikata karibu na {place} likirahisishwa hadi kona {corners}. Lirahisishe katika programu iliyolichora.',
  '{area} has a hole that is not inside it, near {place}.':
    '{area} lina tundu ambalo halimo ndani yake, karibu na {place}.',
  '{area} is too complicated to be checked. Simplify it.': '{area} ni tata mno kukaguliwa. Lirahisishe.',
  'must have rings that end where they begin': 'lazima liwe na duara zinazoishia zilipoanzia',
  'must have a surface': 'lazima liwe na ukubwa',
  'must not cross itself': 'lisijikate',
  'must have its holes inside': 'lazima liwe na matundu ndani yake',
  'is too complicated to be checked': 'ni tata mno kukaguliwa',
  'There is an area called {area} already.': 'Tayari kuna eneo liitwalo {area}.',
  '{area} is a point, so it was left out.': '{area} ni pointi, kwa hiyo limeachwa.',
  '{area} is a line, so it was left out.': '{area} ni mstari, kwa hiyo limeachwa.',
  '{area} is an image, so it was left out.': '{area} ni picha, kwa hiyo limeachwa.',
  '{area} is a link to another map, so it was left out.': '{area} ni kiungo cha ramani nyingine, kwa hiyo limeachwa.',
  '{area} has no polygon, so it was left out.': '{area} halina poligoni, kwa hiyo limeachwa.',
  '{area} is in the file twice, so it was left out once.':
    '{area} limo mara mbili katika faili, kwa hiyo limeachwa mara moja.',
  '{area} has points or lines beside its polygon, which were left out.':
    '{area} lina pointi au mistari kando ya poligoni yake, ambazo zimeachwa.',
  '{area} has {corners} corners, which were simplified to {kept}.':
    '{area} lina kona {corners}, zilizorahisishwa hadi {kept}.',
  'Several areas are called {area}, so this one was named {name}.':
    'Maeneo kadhaa yanaitwa {area}, kwa hiyo hili limeitwa {name}.',
  '{area} touches itself near {place}. Check its outline.': '{area} linajigusa karibu na {place}. Kagua mpaka wake.',
  '{area} is {distance} km away from your other areas. Check its coordinates.':
    '{area} liko km {distance} kutoka maeneo yako mengine. Kagua viwianishi vyake.',
  '{area} is {distance} km away from your other areas: its latitude and longitude seem to be swapped.':
    '{area} liko km {distance} kutoka maeneo yako mengine: inaonekana latitudo na longitudo yake zimebadilishana.',
  '{area} is {distance} km away from your main city. Check its coordinates.':
    '{area} liko km {distance} kutoka jiji lako kuu. Kagua viwianishi vyake.',
  '{area} is {distance} km away from your main city: its latitude and longitude seem to be swapped.':
    '{area} liko km {distance} kutoka jiji lako kuu: inaonekana latitudo na longitudo yake zimebadilishana.',
  'This file is empty.': 'Faili hili ni tupu.',
  'This file is larger than {most} MB.': 'Faili hili ni kubwa kuliko MB {most}.',
  'This is neither GeoJSON nor KML.': 'Hii si GeoJSON wala KML.',
  'This is {format}. Export the map as GeoJSON, KML or KMZ.':
    'Hii ni {format}. Hamisha ramani kama GeoJSON, KML au KMZ.',
  'a shapefile': 'shapefile',
  'a web page': 'ukurasa wa wavuti',
  'a workbook or document': 'kitabu cha kazi au hati',
  'a GPX track': 'njia ya GPX',
  'a GML file': 'faili la GML',
  'a GeoPackage': 'GeoPackage',
  'a PDF': 'PDF',
  'an image': 'picha',
  'a TopoJSON file': 'faili la TopoJSON',
  'an Esri JSON file': 'faili la Esri JSON',
  'This is not valid JSON.': 'Hii si JSON halali.',
  'This is not valid XML.': 'Hii si XML halali.',
  'This is not valid XML: line {line} has a fault.': 'Hii si XML halali: mstari wa {line} una kosa.',
  'This XML has a document type (DOCTYPE), which is not accepted.':
    'XML hii ina aina ya hati (DOCTYPE), ambayo haikubaliki.',
  'This file only links to the map at {address}. Export the map itself: in Google My Maps, choose to export the whole map as KML without the network link.':
    'Faili hili ni kiungo tu cha ramani iliyo {address}. Hamisha ramani yenyewe: katika Google My Maps, chagua kuhamisha ramani nzima kama KML bila kiungo cha mtandao.',
  'This archive contains no KML file.': 'Kumbukumbu hii haina faili la KML.',
  'This archive is damaged or encrypted.': 'Kumbukumbu hii imeharibika au imesimbwa.',
  'This archive has more than {files} files, or more than {most} MB.':
    'Kumbukumbu hii ina mafaili zaidi ya {files}, au zaidi ya MB {most}.',
  '{area} has a corner with the numbers {corner}. Longitude and latitude take decimal points, not commas.':
    '{area} lina kona yenye namba {corner}. Longitudo na latitudo hutumia nukta za desimali, si mikato.',
};
