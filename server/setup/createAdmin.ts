import { createInterface } from 'node:readline/promises';
import { Refusal } from '../../contract/api/errors';
import { users } from '../../resources/access/users';
import { invalidBody } from '../asRefusal';
import { StartRefused } from '../base/StartRefused';
import { configFrom } from '../config/config';
import { hashSecrets } from '../crud/hashSecrets';
import { bodySchema } from '../crud/validators';
import { sentenceOf } from '../http/sentenceOf';
import { openConfigured, prepareStore } from '../prepare';
import { runCommand } from '../runCommand';
import { createAdministrator } from './setupState';

// `npm run admin:create` creates the first administrator of a new installation. It asks for the values that are not given by the
// environment variables ADMIN_NAME, ADMIN_EMAIL and ADMIN_PASSWORD.
await runCommand(async () => {
  const config = configFrom(process.env);
  const body = await askForBody();
  const parsed = bodySchema(users, 'create').safeParse(body);
  if (!parsed.success) throw new StartRefused(sentenceOf(invalidBody(parsed.error), users.leaves));
  const values = await hashSecrets(users, parsed.data).catch((error) => {
    throw error instanceof Refusal ? new StartRefused(error.message) : error;
  });
  const now = new Date();
  const store = await prepareStore(await openConfigured(config), false, now);
  try {
    await store.transaction((tx) => createAdministrator(tx, values, now));
  } finally {
    await store.close();
  }
  console.log(`${body.emailAddress} can sign in now.`);
});

type Body = Record<'fullName' | 'emailAddress' | 'password', string>;

async function askForBody(): Promise<Body> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given = async (name: string, question: string) =>
    process.env[name] ?? (await terminal.question(`${question}: `));
  const body = {
    fullName: await given('ADMIN_NAME', 'Full name'),
    emailAddress: await given('ADMIN_EMAIL', 'E-mail address'),
    password: await given('ADMIN_PASSWORD', 'Password (at least 12 characters)'),
  };
  terminal.close();
  return body;
}
