import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { publicView } from '../../resources/catalogue/publicView';
import { accessLines } from '../../resources/network/accessLines';
import { networkActions } from '../../resources/network/actions';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { createAccessLine } from './createAccessLine';
import { sealLineSecret } from './lineSecret';
import { newSecret } from './newSecret';
import { updateAccessLines } from './updateAccessLines';

/** Creates and ends access lines, and gives them new secrets. */
export function networkHandlers({ store, now, config }: Deps): Pick<Handlers, keyof typeof networkActions> {
  return {
    createAccessLine: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const { line, secret } = await createAccessLine(tx, body, config.appSecret, now());
        await auditAction(tx, networkActions.createAccessLine, { identity, record: line, after: line }, now());
        return { accessLine: view(line), secret };
      }),

    renewAccessLineSecret: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const { line: before } = await lockLine(tx, params.id);
        if (before.status === 'TERMINATED') throw terminated();
        const secret = newSecret();
        const sealedSecret = sealLineSecret(config.appSecret, before.username, secret);
        const after = (await updateRecord(tx, accessLines, before.id, { sealedSecret }, now())) ?? before;
        await auditAction(tx, networkActions.renewAccessLineSecret, { identity, record: before, before, after }, now());
        return { accessLine: view(after), secret };
      }),

    recomputeAccessLine: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const { line: before, account } = await lockLine(tx, params.id);
        await updateAccessLines(tx, account, now());
        const after = (await tx.get(accessLines, before.id)) ?? before;
        await auditAction(tx, networkActions.recomputeAccessLine, { identity, record: before, before, after }, now());
        return { accessLine: view(after) };
      }),

    terminateAccessLine: ({ params, body: { reason }, identity }) =>
      store.transaction(async (tx) => {
        const { line: before, account } = await lockLine(tx, params.id);
        if (before.status === 'TERMINATED') throw terminated();
        // Another line of the customer may get the address.
        await updateRecord(tx, accessLines, before.id, { status: 'TERMINATED', staticAddress: null }, now());
        await updateAccessLines(tx, account, now());
        const after = (await tx.get(accessLines, before.id)) ?? before;
        await auditAction(
          tx,
          networkActions.terminateAccessLine,
          { identity, record: before, before, after, reason },
          now(),
        );
        return { accessLine: view(after) };
      }),
  };
}

/** Locks a line after its account, in the order in which payments do. */
async function lockLine(tx: Store, id = '') {
  const found = await tx.get(accessLines, id);
  const account = found && (await tx.get(accounts, found.accountId, { lock: true }));
  const line = account && (await tx.get(accessLines, id, { lock: true }));
  if (!line) throw new Refusal('notFound', 'There is no such access line.');
  return { line, account };
}

const terminated = () => new Refusal('conflict', 'This access line is terminated.');

/** Returns the record without its secret. */
const view = (record: object) => publicView(accessLines, record) as Answers['createAccessLine']['accessLine'];
