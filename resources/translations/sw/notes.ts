/** Terms of notes. */
export default {
  Mentioned: 'Waliotajwa',
  Notes: 'Maelezo',
};
