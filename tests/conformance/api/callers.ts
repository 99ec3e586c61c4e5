import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '../../../contract/access/permissions';
import { DEMO_PASSWORD } from '../../../resources/demo/signIns';
import { sessions } from '../../../resources/internal';
import { roles } from '../../../resources/roles';
import { users } from '../../../resources/users';
import { hashToken, newToken } from '../../../server/access/passwords';
import { createRecord } from '../../../server/store/createRecord';
import type { World } from '../../world';

/** Tokens of everybody who calls. */
export interface Callers {
  /** Holds every permission. */
  admin: string;
  /** Staff with a role that holds no permission at all. */
  powerless: string;
  /** Tokens that must open nothing. */
  useless: Record<string, string | undefined>;
}

const DAY = 86_400_000;

/** Signs the administrator in, and makes the others. */
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
    useless: {
      'no token': undefined,
      'a token that is made up': newToken(),
      'a token that is a password': DEMO_PASSWORD,
      'a token that is an id': uuidv7(),
      'a token that has expired': await token(adminId, -1),
      'a token that was revoked': await token(adminId, 1, clock.now.toISOString()),
    },
  };
}

type Held = Pick<World, 'store' | 'clock'>;

/** The token of a session that lasts so many days. */
export async function tokenOf({ store, clock }: Held, userId: string, days: number, revokedAt: string | null) {
  const value = newToken();
  const expiresAt = new Date(clock.now.getTime() + days * DAY).toISOString();
  await store.transaction((tx) =>
    createRecord(tx, sessions, { tokenHash: hashToken(value), userId, expiresAt, revokedAt }, clock.now),
  );
  return value;
}

/** The token of a new member of staff whose only role holds just these permissions. */
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
