import { generateSync } from 'otplib';
import type { Permission } from '../../contract/access/permissions';
import type { ErrorBody } from '../../contract/api/errors';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import type { Answers } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { hashPassword } from '../../server/base/passwords';
import { createRecord } from '../../server/store/createRecord';
import { START } from '../start';
import type { World } from '../world';

export const PASSWORD = 'kitara-test-2026';
/** The milliseconds for which an app shows a code. */
export const STEP = 30_000;
const hashed = hashPassword(PASSWORD);

let count = 0;

export interface Person {
  user: RecordOf<typeof users>;
  roleId: string;
  token: string;
  /** The secret in the user's authenticator app; empty without an app. */
  secret: string;
  recoveryCodes: string[];
}

type Body<T> = T & Partial<ErrorBody>;

/** Creates users who sign in, and their actions. */
export function createPeople(world: World) {
  const { call, clock, store } = world;
  const own = <T>(method: string, path: string, token: string, body?: object) =>
    call<Body<T>>(method, `accounts/auth/${path}`, { token, ...(body ? { body } : {}) });

  /** Signs in with the correct password or with another one. */
  const enter = (user: Person['user'], password = PASSWORD, on = world) =>
    on.call<Body<Answers['signIn']>>('POST', 'accounts/auth/login', {
      body: { username: user.emailAddress, password },
    });
  const enterCode = (ticket: string, code: string, on = world, from?: string) =>
    on.call<Body<Answers['signInWithCode']>>('POST', 'accounts/auth/login/code', {
      body: { ticket, code },
      ...(from ? { from } : {}),
    });

  /** Creates a user with a new role with these permissions, signed in with the password alone. */
  async function person(permissions: Permission[] = [], role: Partial<RecordOf<typeof roles>> = {}): Promise<Person> {
    count += 1;
    const password = await hashed;
    const made = await store.transaction(async (tx) => {
      const { id } = await createRecord(tx, roles, { name: `Account role ${count}`, permissions, ...role }, START);
      const who = { fullName: `Person ${count}`, emailAddress: `account${count}@kitara.example`, password };
      return createRecord(tx, users, { ...who, roleIds: [id] }, START);
    });
    const token = (await enter(made)).body.user?.token ?? '';
    return { user: made, roleId: made.roleIds[0] ?? '', token, secret: '', recoveryCodes: [] };
  }

  /** Returns the code that an app shows now, or some steps later. */
  const codeOf = ({ secret }: Pick<Person, 'secret'>, steps = 0) =>
    generateSync({ secret, epoch: Math.floor((clock.now.getTime() + steps * STEP) / 1_000) });

  const begin = async ({ token }: Person) =>
    (await own<Answers['beginSecondFactor']>('POST', 'second-factor/begin', token, { password: PASSWORD })).body.setUp;
  const confirm = (token: string, code: string) =>
    own<Answers['confirmSecondFactor']>('POST', 'second-factor/confirm', token, { code });

  /** Sets up an authenticator app; this uses up its current code. */
  async function withApp(someone: Person): Promise<Person> {
    const { secret } = await begin(someone);
    const { body } = await confirm(someone.token, codeOf({ secret }));
    return { ...someone, secret, recoveryCodes: body.recoveryCodes };
  }

  /** Signs in with the password and the app's next code. */
  async function enterWithApp(someone: Person, on = world): Promise<string> {
    clock.advance(STEP);
    const ticket = (await enter(someone.user, PASSWORD, on)).body.secondFactor?.ticket ?? '';
    return (await enterCode(ticket, codeOf(someone), on)).body.user.token;
  }

  return { own, enter, enterCode, person, codeOf, begin, confirm, withApp, enterWithApp };
}
