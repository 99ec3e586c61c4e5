import { v7 as uuidv7 } from 'uuid';
import { KEY_PERMISSIONS } from '../../../contract/access/apiKeys';
import type { Permission } from '../../../contract/access/permissions';
import { apiKeys } from '../../../resources/access/apiKeys';
import { DEMO_PASSWORD } from '../../../resources/access/demo/signIns';
import { roles } from '../../../resources/access/roles';
import { users } from '../../../resources/access/users';
import { sessions } from '../../../resources/catalogue/systemTables';
import { newApiKey } from '../../../server/access/apiKeys';
import { hashToken, newToken } from '../../../server/base/passwords';
import { createRecord, type NewRecord } from '../../../server/store/createRecord';
import type { World } from '../../support/world';

/** Access tokens of all kinds of callers. */
export interface Callers {
  /** A user with every permission. */
  admin: string;
  /** A member of staff whose role has no permission at all. */
  powerless: string;
  /** An API key of the administrator with every permission that a key can have. */
  key: string;
  /** An API key with one permission, which no call requires. */
  powerlessKey: string;
  /** Tokens that must not give access to anything. */
  useless: Record<string, string | undefined>;
}

const DAY = 86_400_000;

/** Signs in the administrator and creates the other callers. */
export async function makeCallers({ store, clock, signIn }: World): Promise<Callers> {
  const admin = await signIn('admin');
  const [{ id: adminId } = { id: '' }] = await store.find(users, {
    where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }],
  });
  const token = (userId: string, days: number, revokedAt: string | null = null) =>
    tokenOf({ store, clock }, userId, days, revokedAt);
  return {
    admin,
    powerless: await tokenHolding({ store, clock }, []),
    key: await keyOf({ store, clock }, { makerId: adminId }),
    powerlessKey: await keyOf({ store, clock }, { makerId: adminId, permissions: ['Use System'] }),
    useless: {
      'no token': undefined,
      'a token that is made up': newToken(),
      'a token that is a password': DEMO_PASSWORD,
      'a token that is an id': uuidv7(),
      'a token that has expired': await token(adminId, -1),
      'a token that was revoked': await token(adminId, 1, clock.now.toISOString()),
      'an API key that is made up': newApiKey().key,
      'an API key that has expired': await keyOf({ store, clock }, { makerId: adminId, expiresOn: '2026-03-13' }),
      'an API key that was revoked': await keyOf({ store, clock }, { makerId: adminId, status: 'REVOKED' }),
      'an API key of a disabled user': await keyOf({ store, clock }, { makerId: await disabled({ store, clock }) }),
    },
  };
}

type Held = Pick<World, 'store' | 'clock'>;

/** Creates a session that expires after that many days (in the past if negative) and returns its token. */
export async function tokenOf({ store, clock }: Held, userId: string, days: number, revokedAt: string | null) {
  const value = newToken();
  const expiresAt = new Date(clock.now.getTime() + days * DAY).toISOString();
  await store.transaction((tx) =>
    createRecord(
      tx,
      sessions,
      { tokenHash: hashToken(value), userId, expiresAt, revokedAt, confirmedAt: clock.now.toISOString() },
      clock.now,
    ),
  );
  return value;
}

/** Creates an API key with every permission that a key can have, overridden by `given`. */
export async function keyOf({ store, clock }: Held, given: NewRecord<typeof apiKeys>): Promise<string> {
  const { key, stored } = newApiKey();
  const whole = { name: 'Test', permissions: [...KEY_PERMISSIONS], expiresOn: '2026-12-31' };
  await store.transaction((tx) => createRecord(tx, apiKeys, { ...whole, ...stored, ...given }, clock.now));
  return key;
}

async function disabled({ store, clock }: Held): Promise<string> {
  const person = { fullName: 'Gone Holder', emailAddress: `${uuidv7()}@kitara.example`, password: 'none' };
  const [role] = await store.find(roles, { where: [{ path: 'name', in: ['Administrator'] }] });
  const values = { ...person, status: 'DISABLED', roleIds: role ? [role.id] : [] } as const;
  return (await store.transaction((tx) => createRecord(tx, users, values, clock.now))).id;
}

/** Creates a member of staff whose only role has exactly these permissions, and returns their token. */
export async function tokenHolding(world: Held, permissions: Permission[]): Promise<string> {
  const { store, clock } = world;
  const userId = await store.transaction(async (tx) => {
    const name = `Holds ${permissions.join(', ') || 'nothing'} ${uuidv7()}`.slice(-80);
    const role = await createRecord(tx, roles, { name, permissions }, clock.now);
    const person = { fullName: 'Pat Holder', emailAddress: `${uuidv7()}@kitara.example`, password: 'none' };
    return (await createRecord(tx, users, { ...person, roleIds: [role.id] }, clock.now)).id;
  });
  return tokenOf(world, userId, 1, null);
}
