export const actions = {
  newStatus: 'New status',
  statusChangedTo: 'Status changed to %{status}.',
  chooseOne: 'Choose one',
  nothingMatches: 'Nothing matches.',
  nameNumberOrPhoneNumber: 'Name, number or phone number',
} as const;
