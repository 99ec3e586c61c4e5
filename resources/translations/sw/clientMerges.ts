/** Terms of merged clients. */
export default {
  'Client merge': 'Muunganiko wa wateja',
  'Client merges': 'Miunganiko ya wateja',
  'Kept client': 'Mteja aliyebaki',
  'Merge number': 'Namba ya muunganiko',
  Merged: 'Imeunganishwa',
  'Merged by': 'Imeunganishwa na',
  'Merged client': 'Mteja aliyeunganishwa',
  'Merged into': 'Imeunganishwa na mteja',
  'Records moved': 'Rekodi zilizohamishwa',
  'The other client': 'Mteja mwingine',
  'To merge a duplicate, open a client and choose “Merge with another client”.':
    'Ili kuunganisha nakala, fungua mteja kisha chagua “Unganisha na mteja mwingine”.',
  'Undone by': 'Imetenguliwa na',
  'Version of the other client': 'Toleo la mteja mwingine',
};
