import type { Translation } from '../messages';

export default {
  none: 'Hakuna viambatisho bado.',
  choose: 'Chagua faili',
  photo: 'Piga picha',
  hint: 'JPEG, PNG, WebP au PDF, kila moja isizidi MB %{megabytes}.',
  hintToDrop: 'JPEG, PNG, WebP au PDF, kila moja isizidi MB %{megabytes}. Unaweza pia kuburuta faili hapa.',
  waiting: 'Inasubiri',
  uploading: 'Inapakia: %{percent}%',
  uploads: 'Faili ambazo hazijapakiwa bado',
  retry: 'Pakia %{name} tena',
  discard: 'Usipakie %{name}',
  tooLarge: 'Faili hii ni kubwa kuliko MB %{megabytes}.',
  full: 'Kuna viambatisho %{most}, ambayo ni idadi ya juu kabisa.',
  show: 'Onyesha %{name}',
  download: 'Pakua %{name}',
  notShown: 'Picha haikuweza kupakiwa.',
  delete: 'Futa kiambatisho',
  deleteOne: 'Futa %{name}',
  deleteTitle: 'Ufute kiambatisho hiki?',
} satisfies Translation['attachments'];
