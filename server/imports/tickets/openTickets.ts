import { fullName } from '../../../contract/fullName';
import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { tickets } from '../../../resources/tickets/tickets';
import { createRecord, type NewRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { clockChanges } from '../../tickets/clock';
import type { MadeRecord, OpenImporter, Verdict } from '../Import';
import { fault, isFaulty, warning } from '../rules/notes';
import { readTicket, type TicketLine } from '../rules/readTicket';
import { validate } from '../validate';

type Holder = Pick<RecordOf<typeof accounts>, 'id' | 'clientId' | 'accountNumber' | 'accountDetail'>;
type Draft = NewRecord<typeof tickets>;

const COLUMNS: readonly string[] = ['subject', 'description', 'priority'];
const keyOf = (accountId: string | null | undefined, subject: string | undefined, description: string | undefined) =>
  [accountId, subject?.toLowerCase(), description?.toLowerCase()].join('\n');

/** Imports customers' open tickets, by account number or phone number. Their response times start now, and no one is notified. */
export const openTickets: OpenImporter = async (tx, manner, now) => {
  /** The row in which each ticket was first seen, by its content. */
  const seen = new Map<string, string>();
  let drafts = new Map<number, Draft>();
  return {
    async judge(rows) {
      const read = rows.map((row) => ({ row, ...readTicket(manner.cellOf(row)) }));
      const holders = await holdersOf(
        tx,
        read.map(({ line }) => line),
      );
      const ids = [...new Set(holders.map(({ id }) => id))];
      const known = ids.length > 0 ? await tx.find(tickets, { where: [{ path: 'accountId', in: ids }] }) : [];
      const stored = new Map(known.map((each) => [keyOf(each.accountId, each.subject, each.description), each.id]));
      drafts = new Map();
      return read.map(({ row, line, notes }): Verdict => {
        const { holder, why } = holderOf(line, holders);
        if (why && !isFaulty(notes)) notes.push(fault(line.accountNumber ? 'accountNumber' : 'phoneNumber', why));
        const draft = validate<Draft>(tickets, givenOf(line, holder), notes, (field) =>
          COLUMNS.includes(field) ? (field as ImportColumn) : null,
        );
        if (isFaulty(notes) || !draft || !holder) return { status: 'FAULTY', notes, known: null };
        const key = keyOf(holder.id, draft.subject, draft.description);
        const [id, earlier] = [stored.get(key), seen.get(key)];
        if (id || earlier)
          return {
            status: 'KNOWN',
            notes: [...notes, warning(null, `is already there${earlier ? `: ${earlier}` : ''}`)],
            known: id ? { resource: tickets.name, id } : null,
          };
        seen.set(key, `line ${row.line}`);
        drafts.set(row.line, draft);
        return { status: 'READY', notes, known: null };
      });
    },

    async add(lines) {
      const made = new Map<number, MadeRecord[]>();
      for (const line of lines) {
        const draft = drafts.get(line);
        if (!draft) continue;
        const ticket = await createRecord(tx, tickets, draft, now);
        await updateRecord(tx, tickets, ticket.id, await clockChanges(tx, ticket, 'OPENED', now), now);
        made.set(line, [{ resource: tickets.name, id: ticket.id }]);
      }
      return made;
    },
  };
};

function givenOf({ subject, description, priority }: TicketLine, holder: Holder | null) {
  const { phoneNumber = null, emailAddress = null } = holder?.accountDetail ?? {};
  return {
    ...{ type: 'CUSTOMER_TICKET', subject, description, priority },
    ...(holder ? { accountId: holder.id, clientId: holder.clientId } : {}),
    contact: { name: holder ? fullName(holder.accountDetail) : 'Unknown', phoneNumber, emailAddress },
  };
}

async function holdersOf(tx: Store, lines: readonly TicketLine[]): Promise<Holder[]> {
  const numbers = lines.flatMap(({ accountNumber }) => accountNumber || []);
  const phones = lines.flatMap(({ phoneNumber }) => phoneNumber || []);
  const picked = ['id', 'clientId', 'accountNumber', 'accountDetail'] as const;
  return [
    ...(numbers.length > 0 ? await tx.pick(accounts, picked, { where: [{ path: 'accountNumber', in: numbers }] }) : []),
    ...(phones.length > 0
      ? await tx.pick(accounts, picked, { where: [{ path: 'accountDetail.phoneNumber', in: phones }] })
      : []),
  ];
}

/** Returns the account of a ticket: by its number if given, otherwise by the phone number, if exactly one account has it. */
function holderOf({ accountNumber, phoneNumber }: TicketLine, holders: readonly Holder[]) {
  if (accountNumber !== '') {
    const holder = holders.find((each) => each.accountNumber === accountNumber) ?? null;
    return { holder, why: holder ? null : `there is no account ${accountNumber}` };
  }
  const those = new Map(
    holders.filter(({ accountDetail }) => accountDetail.phoneNumber === phoneNumber).map((each) => [each.id, each]),
  );
  const [holder = null] = those.values();
  if (those.size > 1) return { holder: null, why: 'several accounts have this number: give the account number' };
  return { holder, why: holder ? null : 'no account has this number' };
}
