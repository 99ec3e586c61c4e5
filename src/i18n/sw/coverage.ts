import type { Translation } from '../messages';

export default {
  addPlace: 'Ongeza kama mahali',
  placeAdded: '%{place} imeongezwa.',
  spellingOf: 'Tahajia ya %{place}',
  addSpelling: 'Ongeza kama tahajia',
  spellingAdded: 'Tahajia imeongezwa.',
  uploadAreas: 'Pakia maeneo',
  uploadHint:
    'Ongeza maeneo ya mtandao kutoka faili la ramani: GeoJSON, au KML kama Google Earth na Google My Maps zinavyohifadhi.',
  chooseMapFile: 'Chagua faili la ramani',
  notAMapFile: 'Faili hili haliwezi kusomwa kama GeoJSON au KML.',
  inFeature: 'Kipengele %{feature}: %{fault}',
  areasFound: 'Eneo 1: %{names} |||| Maeneo %{smart_count}: %{names}',
  nothingAdded: 'Rekebisha faili na ulichague tena. Hakuna kilichoongezwa.',
  addAreas: 'Ongeza eneo 1 |||| Ongeza maeneo %{smart_count}',
  areasAdded: 'Eneo 1 limeongezwa. |||| Maeneo %{smart_count} yameongezwa.',
} satisfies Translation['coverage'];
