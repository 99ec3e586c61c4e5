export const coverage = {
  addPlace: 'Add as a place',
  placeAdded: '%{place} added.',
  spellingOf: 'Spelling of %{place}',
  addSpelling: 'Add as a spelling',
  spellingAdded: 'Spelling added.',
} as const;
