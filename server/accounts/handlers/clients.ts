import { clientActions } from '../../../resources/accounts/clientActions';
import { clients } from '../../../resources/accounts/clients';
import { publicView } from '../../../resources/catalogue/publicView';
import { auditAction } from '../../audit/auditAction';
import { reachToWrite } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { closeLead } from '../closeLead';

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
