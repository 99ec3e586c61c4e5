import { z } from 'zod';
import { isPermitted } from '../../contract/access/permissions';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { object, optional, recordOf } from '../../resources/language/shapes';
import { requireStepUp } from '../access/requireStepUp';
import { invalidBody } from '../asRefusal';
import { callerOf, forbidden, type Identity } from '../base/identity';
import { type CrudDeps, notFound, updateOne } from '../crud/handlers';
import { reachToWrite } from '../crud/reach';
import { bodySchema } from '../crud/validators';
import type { Endpoint, Incoming } from '../Endpoint';
import { type Credentials, credentialsIn, customersRefusal, userFieldsOf } from './rules/credentials';

const INFO = 'Update Accounts';
const CREDENTIALS = 'Update Users';
const credential = z.string().max(254, 'takes at most 254 characters').optional();

/**
 * Extends the generated update of accounts to the specified one, whose `updatedData` holds account info or credentials. An
 * account that signs in is a user; its id is the one in the answer to the sign-in. Changing its username or password is a change
 * of that user, with all of a user's rules, and needs a confirmed identity.
 */
export function acceptCredentials(update: Endpoint, deps: CrudDeps): Endpoint {
  const changeUser = updateOne(users, deps);
  return {
    ...update,
    access: [INFO, CREDENTIALS],
    summary:
      'Change an account: account info (Update Accounts), or the username and password of an account that signs in (Update Users, with a confirmed identity)',
    body: bodySchema(accounts, 'update').extend({ username: credential, password: credential }),
    answer: object({
      [accounts.singular]: optional(recordOf(accounts.name)),
      [users.singular]: optional(recordOf(users.name)),
    }),
    async handle(incoming, context) {
      const { identity } = incoming;
      const credentials = credentialsIn(incoming.body as Record<string, unknown>);
      if (!credentials) {
        requirePermission(identity, INFO);
        return update.handle(incoming, context);
      }
      requirePermission(identity, CREDENTIALS);
      requireStepUp(identity, { confirms: true }, deps.now());
      await requireUser(deps, incoming, credentials);
      return changeUser({ ...incoming, body: parsed(credentials) }, context);
    },
  };
}

function requirePermission(identity: Identity | null, needed: typeof INFO | typeof CREDENTIALS): void {
  if (!isPermitted(callerOf(identity).permissions, needed)) throw forbidden(needed);
}

/** Refuses the id of a customer's account, and one that is no account at all. */
async function requireUser({ store }: CrudDeps, { params, identity }: Incoming, credentials: Credentials) {
  const id = params.id ?? '';
  const within = reachToWrite(identity, users, CREDENTIALS);
  if (await store.get(users, id, { within })) return;
  throw (await store.get(accounts, id)) ? customersRefusal(credentials) : notFound(accounts);
}

/** Returns the changed fields of the user, checked like those of any other update; a fault names the credential. */
function parsed(credentials: Credentials): Record<string, unknown> {
  const checked = bodySchema(users, 'update').safeParse(userFieldsOf(credentials), { reportInput: true });
  if (checked.success) return checked.data;
  const issues = checked.error.issues.map((issue) =>
    issue.path[0] === 'password' ? issue : { ...issue, path: ['username'] },
  );
  throw invalidBody(new z.ZodError(issues));
}
