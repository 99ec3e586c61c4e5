/** Terms of attachments. */
export default {
  Attachment: 'Kiambatisho',
  Attachments: 'Viambatisho',
  Content: 'Maudhui',
  'SHA-256': 'SHA-256',
  'File type': 'Aina ya faili',
  'Size in bytes': 'Ukubwa kwa baiti',
  'If given, it must fit the content.': 'Ikitolewa, lazima ilingane na maudhui.',
};
