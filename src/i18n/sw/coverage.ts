import type { Translation } from '../messages';

export default {
  addPlace: 'Ongeza kama mahali',
  placeAdded: '%{place} imeongezwa.',
  spellingOf: 'Tahajia ya %{place}',
  addSpelling: 'Ongeza kama tahajia',
  spellingAdded: 'Tahajia imeongezwa.',
  uploadAreas: 'Pakia maeneo',
  uploadHint:
    'Ongeza maeneo ya mtandao kutoka faili la ramani: GeoJSON, au KML au KMZ kama Google Earth na Google My Maps zinavyohifadhi.',
  chooseMapFile: 'Chagua faili la ramani',
  inFeature: 'Kipengele %{feature}: %{fault}',
  notUsable: 'Sehemu moja ya faili hili haiwezi kutumika: |||| Sehemu %{smart_count} za faili hili haziwezi kutumika:',
  toCheck: 'Kagua haya kabla ya kuongeza maeneo:',
  leftOut: 'Sehemu moja ya faili hili si eneo: |||| Sehemu %{smart_count} za faili hili si maeneo:',
  more: 'na 1 zaidi |||| na %{smart_count} zaidi',
  mapOfFile: 'Ramani yenye eneo 1 la faili |||| Ramani yenye maeneo %{smart_count} ya faili',
  zoomIn: 'Kuza',
  zoomOut: 'Punguza',
  areasFound: 'Eneo 1: |||| Maeneo %{smart_count}:',
  knownAreGrey: 'Maeneo yako mengine ni ya kijivu.',
  nothingAdded: 'Rekebisha faili na ulichague tena. Hakuna kilichoongezwa.',
  addAreas: 'Ongeza eneo 1 |||| Ongeza maeneo %{smart_count}',
  addAreasWithout: 'Ongeza eneo lingine |||| Ongeza maeneo mengine %{smart_count}',
  areasAdded: 'Eneo 1 limeongezwa. |||| Maeneo %{smart_count} yameongezwa.',
} satisfies Translation['coverage'];
