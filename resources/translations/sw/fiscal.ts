/** Labels and texts of fiscal documents. */
export default {
  'Each receipt and refund gets one while EFRIS is on. EFRIS is switched on by the settings of the server (EFRIS=on); Connections shows whether it is.':
    'Kila risiti na urejeshaji hupata moja EFRIS ikiwa imewashwa. EFRIS huwashwa kwa mipangilio ya seva (EFRIS=on); Miunganisho huonyesha kama imewashwa.',
  'Fiscal document': 'Hati ya kodi',
  'Fiscal documents': 'Hati za kodi',
  Document: 'Hati',
  Invoice: 'Ankara',
  'Credit note': 'Hati ya kupunguza deni',
  'Credit notes': 'Hati za kupunguza deni',
  Queued: 'Kwenye foleni',
  queued: 'imewekwa kwenye foleni',
  'Awaiting approval': 'Inasubiri idhini',
  Refused: 'Imekataliwa na mamlaka',
  'Not issued yet': 'Bado haijatolewa',
  'Our reference': 'Kumbukumbu yetu',
  'Number at the authority': 'Namba kwenye mamlaka',
  'Times sent': 'Mara ilizotumwa',
  'Error number': 'Namba ya kosa',
  'Verification code': 'Namba ya uhakiki',
  QR: 'QR',
  TIN: 'TIN',
  'For invoices to a business: 10 digits.': 'Kwa ankara za biashara: tarakimu 10.',
  'Send again': 'Tuma tena',
  'Fiscal documents that were refused, or that the tax authority does not answer.':
    'Hati za kodi zilizokataliwa, au ambazo mamlaka ya kodi haijazijibu.',
  'Refused fiscal documents': 'Hati za kodi zilizokataliwa',
  'Invoices and credit notes that the tax authority refused.':
    'Ankara na hati za kupunguza deni ambazo mamlaka ya kodi ilizikataa.',
  'Unanswered fiscal documents': 'Hati za kodi zisizojibiwa',
  'Invoices and credit notes without an answer for an hour; they are sent again automatically.':
    'Ankara na hati za kupunguza deni zisizojibiwa kwa saa moja; zinatumwa tena zenyewe.',
} as const;
