/** Terms of personal tasks. */
export default {
  'Add a task here, on Today or on the page of a client, a payment or a ticket.':
    'Ongeza kazi hapa, kwenye Leo au kwenye ukurasa wa mteja, malipo au tiketi.',
  'Add task': 'Ongeza kazi',
  Details: 'Maelezo zaidi',
  'E.g. 14:30.': 'Mfano 14:30.',
  'Leave blank for yourself.': 'Acha wazi kama ni yako mwenyewe.',
  'Notes and tasks': 'Maelezo na kazi',
  'My tasks': 'Kazi zangu',
  'Personal task': 'Kazi binafsi',
  'Personal tasks': 'Kazi binafsi',
  'Personal Tasks': 'Kazi binafsi',
  'Task assigned': 'Kazi imekabidhiwa',
  'Your open personal tasks, the earliest due first. Those that are due today or late are part of your day.':
    'Kazi zako zilizo wazi, ya kwanza kufika mwisho ikiwa ya kwanza. Zile za leo au zilizochelewa ni sehemu ya siku yako.',
};
