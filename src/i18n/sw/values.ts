import type { Translation } from '../messages';

export default {
  points: 'pointi %{count}',
  copied: 'Imenakiliwa',
  copy: 'Nakili %{what}',
  polygonOf: 'Poligoni ya pointi %{count}',
  hide: 'Ficha %{what}',
  show: 'Onyesha %{what}',
  logged: '%{label} (hii hurekodiwa)',
  notShown: 'Haikuweza kuonyeshwa.',
  unavailable: 'Haipatikani',
  wholeFault: 'lazima iwe namba kamili',
} satisfies Translation['values'];
