import { brand } from '../../../contract/brand';
import type { LineNote } from '../../../contract/imports/imports';
import { roles } from '../../../resources/access/roles';
import { users } from '../../../resources/access/users';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { ImportColumn } from '../../../resources/language/importColumns';
import { heldPermissions, notHeld } from '../../access/rules/access';
import { hashPassword, newToken } from '../../base/passwords';
import type { NewRecord } from '../../store/createRecord';
import { createRecords } from '../../store/createRecords';
import type { Store } from '../../store/Store';
import type { ImportRow, MadeRecord, OpenImporter, Verdict } from '../Import';
import { soundCells } from '../rules/cells';
import { fault, isFaulty, warning } from '../rules/notes';
import { type ImportedPerson, readPerson } from '../rules/readPerson';
import { validate } from '../validate';

type User = Pick<RecordOf<typeof users>, 'id' | 'fullName' | 'emailAddress' | 'phoneNumber'>;
type Draft = NewRecord<typeof users>;

/** A placeholder that is no one's password: validators require one, and an administrator sets each person's own later. */
const STAND_IN = `none-yet-${brand.slug}`;
const COLUMNS: readonly string[] = ['emailAddress', 'phoneNumber'];

/** Imports users. They have no usable password until an administrator sets one. */
export const openStaff: OpenImporter = async (tx, { cellOf, columns, userId }, now) => {
  const known = await tx.find(roles);
  const giver = userId ? await tx.get(users, userId) : null;
  const held = heldPermissions(giver?.roleIds ?? [], known);
  const seen = new Map<string, string>();
  let drafts = new Map<number, Draft>();
  return {
    async judge(rows) {
      const read = rows.map((row) => readRow(row));
      const stored = await storedUsers(
        tx,
        read.map(({ person }) => person),
      );
      drafts = new Map();
      return read.map(({ row, person, role: name, notes, namedBy }): Verdict => {
        const role = known.find((each) => each.name.toLowerCase() === name.toLowerCase());
        if (name !== '' && !role)
          notes.push(
            fault('roleName', `"${name}" is none of your roles: ${known.map((each) => each.name).join(', ')}`),
          );
        const beyond = role ? notHeld(heldPermissions([role.id], known), held) : [];
        if (beyond.length > 0)
          notes.push(fault('roleName', `"${name}" has permissions that you do not hold: ${beyond.join(', ')}`));
        if (name === '') notes.push(warning('roleName', 'is blank, so this person can do nothing yet'));
        const draft = validate<Draft>(users, givenOf(person, role?.id), notes, (field) =>
          field === 'fullName' ? namedBy[0] : COLUMNS.includes(field) ? (field as ImportColumn) : null,
        );
        const there = stored.find(({ emailAddress }) => emailAddress === draft?.emailAddress);
        const earlier = seen.get(draft?.emailAddress ?? '');
        if (draft && !isFaulty(notes) && (there || earlier)) return knownUser(notes, there, earlier);
        refuseTakenPhone(draft, stored, seen, notes);
        if (isFaulty(notes) || !draft) return { status: 'FAULTY', notes, known: null };
        for (const own of [draft.emailAddress, draft.phoneNumber]) if (own) seen.set(own, `line ${row.line}`);
        drafts.set(row.line, draft);
        return { status: 'READY', notes, known: null };
      });
    },

    async add(lines) {
      const password = await hashPassword(newToken());
      const wanted = lines.flatMap((line) => drafts.get(line) ?? []);
      const made = await createRecords(
        tx,
        users,
        wanted.map((draft) => ({ ...draft, password })),
        now,
      );
      return new Map(
        lines.map((line, at): [number, MadeRecord[]] => [line, [{ resource: users.name, id: made[at]?.id ?? '' }]]),
      );
    },
  };

  function readRow(row: ImportRow) {
    const notes: LineNote[] = [];
    const cell = soundCells(cellOf(row), columns, notes);
    return { row, notes, role: cell('roleName'), ...readPerson(cell, columns, notes) };
  }
};

const givenOf = ({ firstName, lastName, emailAddress, phoneNumber }: ImportedPerson, roleId: string | undefined) => ({
  ...{ fullName: `${firstName} ${lastName}`.trim(), emailAddress, phoneNumber: phoneNumber || null },
  ...{ password: STAND_IN, accountType: 'Staff', roleIds: roleId ? [roleId] : [] },
});

const knownUser = (notes: LineNote[], there: User | undefined, earlier: string | undefined): Verdict => ({
  status: 'KNOWN',
  notes: [...notes, warning(null, `is already there: ${there?.fullName ?? earlier}`)],
  known: there ? { resource: users.name, id: there.id } : null,
});

/** Refuses a phone number that another user already signs in with. */
function refuseTakenPhone(
  draft: Draft | null,
  stored: readonly User[],
  seen: ReadonlyMap<string, string>,
  notes: LineNote[],
): void {
  const phone = draft?.phoneNumber;
  if (!phone) return;
  const holder = stored.find(({ phoneNumber }) => phoneNumber === phone)?.fullName ?? seen.get(phone);
  if (holder) notes.push(fault('phoneNumber', `another user signs in with this number: ${holder}`));
}

async function storedUsers(tx: Store, people: readonly ImportedPerson[]): Promise<User[]> {
  const picked = ['id', 'fullName', 'emailAddress', 'phoneNumber'] as const;
  const mails = people.flatMap(({ emailAddress }) => emailAddress.toLowerCase() || []);
  const phones = people.flatMap(({ phoneNumber }) => phoneNumber || []);
  return [
    ...(mails.length > 0 ? await tx.pick(users, picked, { where: [{ path: 'emailAddress', in: mails }] }) : []),
    ...(phones.length > 0 ? await tx.pick(users, picked, { where: [{ path: 'phoneNumber', in: phones }] }) : []),
  ];
}
