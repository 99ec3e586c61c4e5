import type { LineNote } from '../../../contract/imports/imports';
import { TICKET_PRIORITIES } from '../../../contract/statuses';
import { accountNumberIn } from './accountNumbers';
import { type CellOf, fault } from './notes';
import { phonesIn } from './phones';

type Priority = (typeof TICKET_PRIORITIES)[number];

/** Other systems' names of our priorities. */
const PRIORITIES: Readonly<Record<string, Priority>> = {
  ...{ medium: 'NORMAL', standard: 'NORMAL', critical: 'URGENT', emergency: 'URGENT', minor: 'LOW', major: 'HIGH' },
};

/** A row of a file of tickets: the customer and the content. */
export interface TicketLine {
  accountNumber: string;
  phoneNumber: string;
  subject: string;
  description: string;
  priority: Priority;
}

export function readTicket(cell: CellOf): { line: TicketLine; notes: LineNote[] } {
  const notes: LineNote[] = [];
  const { phones, bad, why } = phonesIn(cell('phoneNumber'));
  if (bad !== null) notes.push(fault('phoneNumber', `"${bad}" ${why}`));
  const accountNumber = accountNumberIn(cell('accountNumber')).number ?? '';
  if (accountNumber === '' && phones.length === 0 && bad === null)
    notes.push(fault('accountNumber', 'is required, or a phone number'));
  const named = cell('priority').toLowerCase();
  const priority = TICKET_PRIORITIES.find((each) => each.toLowerCase() === named) ?? PRIORITIES[named];
  if (named !== '' && !priority)
    notes.push(fault('priority', `"${cell('priority')}" is not low, normal, high or urgent`));
  const line = {
    ...{ accountNumber, phoneNumber: phones[0] ?? '', subject: cell('subject') },
    description: cell('description') || cell('subject'),
    priority: priority ?? ('NORMAL' as const),
  };
  return { line, notes };
}
