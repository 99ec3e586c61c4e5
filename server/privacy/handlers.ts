import { Refusal } from '../../contract/api/errors';
import { clients } from '../../resources/accounts/clients';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { privacyActions } from '../../resources/privacy/actions';
import { callerOf } from '../base/identity';
import type { Deps } from '../deps';
import type { ActionRequest, Handlers } from '../Handlers';
import { chooseReminders, declineErasure, erasePerson, exportPerson, requestErasure } from './dataRequests';

/** People's requests about their own data. */
export function privacyHandlers(deps: Deps): Pick<Handlers, keyof typeof privacyActions> {
  const exported = async (
    id: Parameters<typeof exportPerson>[1],
    { body, identity }: ActionRequest<'exportClientData'>,
  ) => {
    const { request, zip } = await exportPerson(deps, id, body, callerOf(identity));
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${request.requestNumber}.zip"`,
      'Cache-Control': 'private, no-store',
    };
    return new Response(new Uint8Array(zip), { headers });
  };
  return {
    exportClientData: (call) => exported({ clientId: call.params.id ?? '' }, call),
    exportAccountData: (call) => exported({ accountId: call.params.id ?? '' }, call),
    requestClientErasure: async ({ params, body, identity }) => ({
      dataRequest: await requestErasure(deps, { clientId: params.id ?? '' }, body, callerOf(identity)),
    }),
    requestAccountErasure: async ({ params, body, identity }) => ({
      dataRequest: await requestErasure(deps, { accountId: params.id ?? '' }, body, callerOf(identity)),
    }),
    erasePerson: async ({ params, identity }) => ({
      dataRequest: await erasePerson(deps, params.id ?? '', callerOf(identity)),
    }),
    declineErasure: async ({ params, body, identity }) => ({
      dataRequest: await declineErasure(deps, params.id ?? '', body.note, callerOf(identity)),
    }),
    optOut: async ({ params, body, identity }) => ({
      dataRequest: await chooseReminders(deps, params.id ?? '', false, body, callerOf(identity)),
    }),
    optIn: async ({ params, body, identity }) => ({
      dataRequest: await chooseReminders(deps, params.id ?? '', true, body, callerOf(identity)),
    }),
    stopReminders: async ({ params }) => {
      const order = await deps.store.get(subscriptionForms, params.id ?? '');
      if (!order) throw new Refusal('notFound', 'There is no such order.');
      const client = await deps.store.get(clients, order.clientId);
      const asked = {
        askedBy: 'WEBSITE',
        reason: `Stopped reminders on the page of order ${order.formNumber}`,
      } as const;
      if (!client?.optedOutAt) await chooseReminders(deps, order.clientId, false, asked, null);
      return { stopped: true };
    },
  };
}
