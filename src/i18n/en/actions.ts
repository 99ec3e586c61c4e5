export default {
  newStatus: 'New status',
  statusChangedTo: 'Status changed to %{status}.',
  chooseOne: 'Choose one',
  nothingMatches: 'Nothing matches.',
  searchHint: 'Name, number or phone number',
} as const;
