export const details = {
  created: '%{one} · created %{date}',
  overview: 'Overview',
  record: 'Record',
  hidden: 'Hidden',
  neighbours: 'Neighbouring records',
  noneChosen: 'No %{one} was chosen',
  noneChosenText: 'Open one from the list of %{many}.',
  viewAll: 'View all',
  id: 'id',
  previousOne: 'Previous %{one}',
  nextOne: 'Next %{one}',
  place: '%{index} of %{total}',
} as const;
