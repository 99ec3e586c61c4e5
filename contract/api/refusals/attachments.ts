/** Refusals about attachments. */
export const attachments = {
  'There is no such attachment.': 'Hakuna kiambatisho kama hicho.',
  'An attachment belongs to exactly one ticket, work order or account.':
    'Kiambatisho ni cha tiketi moja, kazi moja ya uwanjani au akaunti moja pekee.',
  'must be attachments of this ticket': 'lazima viwe viambatisho vya tiketi hii',
  'is not base64': 'si base64',
  'is empty': 'ni tupu',
  'is larger than {megabytes} MB': 'ni kubwa kuliko MB {megabytes}',
  'is not a JPEG, PNG, WebP or PDF file': 'si faili ya JPEG, PNG, WebP au PDF',
  'is a damaged {type} file': 'ni faili ya {type} iliyoharibika',
  'has more than {megapixels} megapixels': 'ina zaidi ya megapikseli {megapixels}',
  'does not fit the content, which is a {type} file: use {endings}':
    'hailingani na maudhui, ambayo ni faili ya {type}: tumia {endings}',
  'There are {most} attachments already, which is the maximum.':
    'Tayari kuna viambatisho {most}, ambayo ni idadi ya juu kabisa.',
  'Only the person who uploaded an attachment, or someone who may change its record, can delete it.':
    'Aliyepakia kiambatisho, au anayeweza kubadilisha rekodi yake, pekee ndiye anayeweza kukifuta.',
  'The store of attachments does not answer. Try again later.': 'Hifadhi ya viambatisho haijibu. Jaribu tena baadaye.',
};
