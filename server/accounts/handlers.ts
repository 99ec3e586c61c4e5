import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { accountActions } from '../../resources/accounts/actions';
import { clientActions } from '../../resources/accounts/clientActions';
import { clients } from '../../resources/accounts/clients';
import { publicView } from '../../resources/catalogue/publicView';
import { auditAction } from '../audit/auditAction';
import { leftAfter } from '../closing/rules/broughtForward';
import { reachToWrite } from '../crud/reach';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { updateRecord } from '../store/updateRecord';
import { closeLead } from './closeLead';

/** Actions on accounts besides CRUD. */
export const accountHandlers = ({ store, now }: Deps): Pick<Handlers, keyof typeof accountActions> => ({
  settleBroughtForward: ({ params, body: { amount, reason }, identity }) =>
    store.transaction(async (tx) => {
      const declared = accountActions.settleBroughtForward;
      const within = reachToWrite(identity, accounts, declared.access);
      const before = await tx.get(accounts, params.id ?? '', { within, lock: true });
      if (!before) throw new Refusal('notFound', 'There is no such account.');
      const broughtForward = leftAfter(before.broughtForward, amount);
      const after = (await updateRecord(tx, accounts, before.id, { broughtForward }, now())) ?? before;
      await auditAction(tx, declared, { identity, record: after, before, after, reason }, now());
      return { account: publicView(accounts, after) };
    }),
});

/** Actions on clients besides CRUD. */
export const clientHandlers = ({ store, now }: Deps): Pick<Handlers, keyof typeof clientActions> => ({
  closeLead: ({ params, body: { reason }, identity }) =>
    store.transaction(async (tx) => {
      const declared = clientActions.closeLead;
      const within = reachToWrite(identity, clients, declared.access);
      const { before, after } = await closeLead(tx, { id: params.id ?? '', within, reason }, now());
      await auditAction(tx, declared, { identity, record: after, before, after, reason }, now());
      return { client: publicView(clients, after) };
    }),
});
