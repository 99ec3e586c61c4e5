export default {
  export: 'Export personal data',
  exportNow: 'Export',
  exportText:
    'A ZIP with everything that we hold about this person, national ID included. Give it to nobody else. The export is written into the register and the audit log.',
  erasure: 'Request erasure',
  erasureText:
    'Someone else must do it. Names, numbers, addresses and messages are erased; payments, receipts and the ledger stay.',
  erasureRequested: 'Erasure %{requestNumber} requested. Someone else must do it.',
  optOut: 'Stop reminders',
  optOutText: 'No reminders and no news any more. Receipts, codes and answers to tickets are still sent.',
  optedOut: 'No more reminders for this client.',
  optIn: 'Allow reminders',
  optInText: 'Only if the client asked for it.',
  optedIn: 'This client gets reminders again.',
  erase: 'Erase person',
  eraseText:
    'This can’t be undone. Names, numbers, addresses and messages of this person are erased everywhere; payments, receipts and the ledger stay.',
  erased: '%{requestNumber} is done: the person is erased.',
  decline: 'Decline',
  declined: '%{requestNumber} is declined.',
} as const;
