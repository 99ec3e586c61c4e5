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
/** Milliseconds that an app shows a code for. */
export const STEP = 30_000;
const hashed = hashPassword(PASSWORD);

let count = 0;

export interface Person {
  user: RecordOf<typeof users>;
  roleId: string;
  token: string;
  /** What their authenticator app holds; empty where they have none. */
  secret: string;
  recoveryCodes: string[];
}

type Body<T> = T & Partial<ErrorBody>;

/** People who sign in, and what they do. */
export function createPeople(world: World) {
  const { call, clock, store } = world;
  const own = <T>(method: string, path: string, token: string, body?: object) =>
    call<Body<T>>(method, `accounts/auth/${path}`, { token, ...(body ? { body } : {}) });

  /** Right password, or another. */
  const enter = (user: Person['user'], password = PASSWORD, on = world) =>
    on.call<Body<Answers['signIn']>>('POST', 'accounts/auth/login', {
      body: { username: user.emailAddress, password },
    });
  const enterCode = (ticket: string, code: string, on = world, from?: string) =>
    on.call<Body<Answers['signInWithCode']>>('POST', 'accounts/auth/login/code', {
      body: { ticket, code },
      ...(from ? { from } : {}),
    });

  /** Somebody with a role of their own that holds these permissions, signed in with their password alone. */
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

  /** The code that an app shows now, or some steps later. */
  const codeOf = ({ secret }: Pick<Person, 'secret'>, steps = 0) =>
    generateSync({ secret, epoch: Math.floor((clock.now.getTime() + steps * STEP) / 1_000) });

  const begin = async ({ token }: Person) =>
    (await own<Answers['beginSecondFactor']>('POST', 'second-factor/begin', token, { password: PASSWORD })).body.setUp;
  const confirm = (token: string, code: string) =>
    own<Answers['confirmSecondFactor']>('POST', 'second-factor/confirm', token, { code });

  /** Sets up an authenticator app, whose code of this moment is used up by that. */
  async function withApp(someone: Person): Promise<Person> {
    const { secret } = await begin(someone);
    const { body } = await confirm(someone.token, codeOf({ secret }));
    return { ...someone, secret, recoveryCodes: body.recoveryCodes };
  }

  /** Signs in with password and code, once the app shows another one. */
  async function enterWithApp(someone: Person, on = world): Promise<string> {
    clock.advance(STEP);
    const ticket = (await enter(someone.user, PASSWORD, on)).body.secondFactor?.ticket ?? '';
    return (await enterCode(ticket, codeOf(someone), on)).body.user.token;
  }

  return { own, enter, enterCode, person, codeOf, begin, confirm, withApp, enterWithApp };
}
