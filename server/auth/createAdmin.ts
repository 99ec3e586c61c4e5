import { createInterface } from 'node:readline/promises';
import { Refusal } from '../../contract/errors';
import { PERMISSIONS } from '../../contract/permissions';
import { roles } from '../../resources/roles';
import { users } from '../../resources/users';
import { configFrom } from '../config';
import { hashSecrets } from '../crud/hashSecrets';
import { bodySchema } from '../crud/validators';
import { openConfigured, prepareStore } from '../prepare';
import { invalidBody } from '../refusals';
import { createRecord } from '../store/createRecord';

// `npm run admin:create`: the first administrator of a new installation. ADMIN_NAME, ADMIN_EMAIL and ADMIN_PASSWORD may
// be given by environment; what is not is asked for.
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const given = async (name: string, question: string) => process.env[name] ?? (await terminal.question(`${question}: `));
const body = {
  fullName: await given('ADMIN_NAME', 'Full name'),
  emailAddress: await given('ADMIN_EMAIL', 'E-mail address'),
  password: await given('ADMIN_PASSWORD', 'Password (at least 12 characters)'),
};
terminal.close();

const parsed = bodySchema(users, 'create').safeParse(body);
if (!parsed.success) refuse(invalidBody(parsed.error));
const values = await hashSecrets(users, parsed.data).catch(refuse);
const now = new Date();
const store = await prepareStore(await openConfigured(configFrom(process.env)), false, now);
await store.transaction(async (tx) => {
  const [known] = await tx.find(roles, { where: [{ path: 'name', in: ['Administrator'] }], limit: 1 });
  const role =
    known ??
    (await createRecord(
      tx,
      roles,
      { name: 'Administrator', description: 'May do everything.', permissions: [...PERMISSIONS] },
      now,
    ));
  await createRecord(tx, users, { ...values, accountType: 'Staff', roleIds: [role.id] }, now);
});
await store.close();
console.log(`${body.emailAddress} can sign in now.`);

/** Says in one line what is wrong with what was given. */
function refuse(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}
