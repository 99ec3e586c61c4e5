import { generateSync } from 'otplib';
import { apiKeys } from '../../resources/access/apiKeys';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import { roles } from '../../resources/access/roles';
import { passkeys, signOnLinks } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { clientMerges } from '../../resources/accounts/clientMerges';
import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { commissionPayouts } from '../../resources/agents/commissionPayouts';
import { commissions } from '../../resources/agents/commissions';
import { sessions } from '../../resources/catalogue/systemTables';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { devices } from '../../resources/devices/devices';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import type { RecordOf } from '../../resources/language/defineResource';
import { listViews } from '../../resources/listViews/listViews';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { cutOffStops } from '../../resources/network/cutOffStops';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import { priceChanges } from '../../resources/subscriptions/priceChanges';
import { products } from '../../resources/subscriptions/products';
import { tickets } from '../../resources/tickets/tickets';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { workOrders } from '../../resources/workOrders/workOrders';
import { forgetPasskeys, keepChallenge } from '../../server/access/passkeys';
import { newPasswordLink } from '../../server/access/passwordLinks';
import { siteOf } from '../../server/access/rules/passkeys';
import { confirmApp, keepSecret } from '../../server/access/secondFactor';
import { newSecret } from '../../server/access/totp';
import type { Identity } from '../../server/base/identity';
import { hashPassword, newToken } from '../../server/base/passwords';
import { makeClaim } from '../../server/claims/makeClaim';
import { compare, nextToClose, prepare } from '../../server/closing/closing';
import { differencesOf } from '../../server/closing/DayClose';
import { explain } from '../../server/closing/differences';
import { checkImport } from '../../server/imports/checkImport';
import { uploadImport } from '../../server/imports/uploadImport';
import { createAccessLine } from '../../server/network/createAccessLine';
import { dayAt } from '../../server/rules/days';
import { importStatement } from '../../server/statements/importStatement';
import { createRecord } from '../../server/store/createRecord';
import { planPriceChange } from '../../server/subscriptions/prices';
import { createAuthenticator } from '../access/authenticator';
import { base64, pdf } from '../attachments/files';
import type { World } from '../support/world';
import type { Request, requestsIn } from './section7/requests';

/** The first bytes of an image of this type, in base64. */
const PNG = 'iVBORw0KGgo=';
const ASKED = { askedBy: 'LETTER', reason: 'They wrote to us.' } as const;
/** A map file with one area. */
const TRIANGLE = {
  type: 'Feature',
  properties: { name: 'Seeta Hill' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [31, 0.1],
        [31.01, 0.1],
        [31.01, 0.11],
        [31, 0.1],
      ],
    ],
  },
};

/** Returns successful requests of staff that section 7 does not name, by method and path. */
export function auditedRequests(
  { store, standIn, clock, deps: { config } }: World,
  requests: ReturnType<typeof requestsIn>,
): Record<string, () => Promise<Request>> {
  const { first, newForm, attempt, failedPayment } = requests;
  const refund = async (status: string) => (await first(paymentRefundTasks, { path: 'status', in: [status] })).id;
  const userId = async (name: string) =>
    (await first(users, { path: 'emailAddress', in: [`${name}@kitara.example`] })).id;
  /** Returns the id of a refund that a colleague requested. */
  const requested = async () => {
    const id = await refund('REQUESTED');
    await store.update(paymentRefundTasks, id, { requestedById: await userId('support') });
    return id;
  };
  const paidInCash = () =>
    first(payments, { path: 'status', in: ['SUCCESSFUL'] }, { path: 'manualMethod', isNull: false });
  /** Creates an approved refund that is paid out by hand; returns its id. */
  const approved = async () => {
    const { id: paymentId, accountId } = await paidInCash();
    const task = { paymentId, accountId, amount: 500, reason: 'Paid too much.', status: 'APPROVED' } as const;
    return (await createRecord(store, paymentRefundTasks, task, clock.now)).id;
  };
  /** Stores a commission that is not paid yet; returns its agency's id. */
  const commissioned = async () => {
    const [{ id: agentId = '' } = {}] = await store.find(businessSalesAgents, { limit: 1 });
    const { id: paymentId, reference: paymentReference } = await paidInCash();
    const earnedAt = '2026-03-10T08:00:00.000Z';
    const earned = { agentId, paymentId, paymentReference, earnedAt, type: 'EARNED', amount: 5_000 } as const;
    await createRecord(store, commissions, earned, clock.now);
    return agentId;
  };
  /** Creates a live session of a line on a NAS of the list; returns its id. */
  const liveSession = async () => {
    const [{ id: accessLineId, accountId, username }, { address: nasAddress }] = [
      await first(accessLines, { path: 'status', in: ['ACTIVE'] }),
      await first(networkAccessServers, { path: 'status', in: ['ACTIVE'] }),
    ];
    const moments = { startedAt: clock.now.toISOString(), lastUpdateAt: clock.now.toISOString() };
    const session = {
      accessLineId,
      accountId,
      username,
      nasAddress,
      sessionId: `seventh-${Math.random()}`,
      occurrence: 1,
    };
    const live = { ...session, ...moments, status: 'LIVE', downloadBytes: 0, uploadBytes: 0 } as const;
    return (await createRecord(store, radiusSessions, live, clock.now)).id;
  };
  /** Returns the id of a session change that waits for a decision. */
  const sessionChange = async () => {
    const { id } = await first(sessionChanges);
    await store.update(sessionChanges, id, { status: 'UNCONFIRMED' });
    return id;
  };
  /** Returns the id of a NAS whose disconnects are held. */
  const holdingNas = async () => {
    const { id } = await first(networkAccessServers);
    await store.update(networkAccessServers, id, { heldSince: clock.now.toISOString(), heldDisconnects: 1 });
    return id;
  };
  const newLine = async (username: string) => {
    const given = { username, accountId: (await first(accounts)).id };
    return (await store.transaction((tx) => createAccessLine(tx, given, config.appSecret, clock.now))).line;
  };
  /** Creates a payout that a colleague prepared; returns its id. */
  const payout = async (status: 'PREPARED' | 'APPROVED') => {
    const [{ id: agentId = '' } = {}] = await store.find(businessSalesAgents, { limit: 1 });
    const preparedById = await userId('support');
    const prepared = { agentId, upTo: '2026-03-01', amount: 5_000, commissions: 1, status, preparedById };
    return (await createRecord(store, commissionPayouts, prepared, clock.now)).id;
  };
  const visit = async (values: Partial<RecordOf<typeof workOrders>> = {}) => {
    const [account] = await store.find(accounts, { limit: 1 });
    return createRecord(store, workOrders, { accountId: account?.id ?? '', type: 'REPAIR', ...values }, clock.now);
  };
  const inStock = async () => (await first(devices, { path: 'state', in: ['IN_STOCK'] })).serialNumber;
  /** Creates an account without a device; returns its id. */
  const withoutDevice = async () => {
    const [{ accountDetail } = {}] = await store.find(accounts, { limit: 1 });
    return (await createRecord(store, accounts, { accountDetail: accountDetail as never }, clock.now)).id;
  };
  /** Creates the account of a customer who has not renewed; returns its id. */
  const inactive = async () => {
    const id = await withoutDevice();
    await store.update(accounts, id, { status: 'INACTIVE', inactiveSince: clock.now.toISOString() });
    return id;
  };
  /** Creates a ticket without an assignee. */
  const freshTicket = () => {
    const values = { type: 'LEAD_TICKET', subject: 'Seventh', description: 'A question.' } as const;
    const contact = { name: 'Sarah', phoneNumber: null, emailAddress: null };
    return store.transaction((tx) => createRecord(tx, tickets, { ...values, contact }, clock.now));
  };
  const lead = async () => {
    const values = { firstName: 'Lost', lastName: 'Lead', phoneNumber: '+256772990001' };
    return (await createRecord(store, clients, values, clock.now)).id;
  };
  /** Creates an erasure that a colleague recorded; returns its id. */
  const erasure = async () => {
    const who = { clientId: await lead(), requestedById: await userId('support') };
    const asked = { ...ASKED, askedOn: '2026-03-01', dueOn: '2026-03-31' };
    return (await createRecord(store, dataRequests, { kind: 'ERASURE', ...who, ...asked }, clock.now)).id;
  };
  const source = (kind: 'MTN_WALLET' | 'BANK' = 'MTN_WALLET') =>
    createRecord(store, statementSources, { name: `Wallet ${Math.random()}`, kind }, clock.now);
  const statementOf = async (code: string) => ({
    ...{ sourceId: (await source()).id, fileName: 'wallet.csv' },
    content: Buffer.from(`Date,Transaction ID,Amount\n14/03/2026,${code},900000`).toString('base64'),
  });
  const claimed = async () => ({
    subscriptionFormId: await newForm(),
    ...{ code: '43900000001', phoneNumber: '+256772990007', paidOn: '2026-03-14' },
  });
  /** Returns a claim that waits for its payment. */
  const claim = async () => makeClaim({ store, now: () => clock.now }, await claimed());
  /** Imports a statement line whose amount covers any package; returns its id. */
  const line = async () => {
    const code = `4390${Math.floor(Math.random() * 1e7)}0`;
    await importStatement({ store, now: () => clock.now }, await statementOf(code), null);
    return (await first(statementLines, { path: 'code', in: [code] })).id;
  };
  /** Imports a line that is a credit of a bank; returns its id. */
  const credit = async () => {
    const id = await line();
    await store.update(statementLines, id, { sourceId: (await source('BANK')).id });
    return id;
  };
  /** Sets up an authenticator app for a user, confirmed or not, and returns its code. */
  const appOf = async (id: string, isOn: boolean) => {
    const secret = newSecret();
    const secondFactorSince = isOn ? clock.now.toISOString() : null;
    await store.update(users, id, { secondFactorSince, password: await hashPassword(DEMO_PASSWORD) });
    await store.transaction(async (tx) => {
      await keepSecret(tx, config.appSecret, id, secret, clock.now);
      if (isOn) await confirmApp(tx, id, clock.now);
    });
    return generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1_000) });
  };
  /** Returns an authenticator's answer for a user who is adding a passkey. */
  const newPasskey = async (id: string) => {
    const challenge = newToken();
    await store.transaction((tx) => keepChallenge(tx, id, 'ADD', challenge, clock.now));
    return createAuthenticator(config.publicUrl).make({ challenge, siteId: siteOf(config.publicUrl).id });
  };
  const identityOf = async (name: string) => ({ userId: await userId(name) }) as Identity;
  const deps = { store, now: () => clock.now };
  const importFile = () => ({
    ...{ kind: 'CUSTOMERS' as const, fileName: 'old.csv' },
    content: Buffer.from(`Name,Phone\nSeventh Person,0772${100_000 + Math.floor(9e5 * Math.random())}`).toString(
      'base64',
    ),
  });
  const importOf = () => uploadImport(deps, importFile(), null);
  let days = 0;
  /** Creates an open difference of a day that is not closed. */
  const difference = async () => {
    const { id: closeId } = await createRecord(store, dayCloses, { day: `2019-01-${10 + ++days}` }, clock.now);
    const values = { closeId, tie: 'LEDGER', kind: 'MISSING_ENTRY', amount: 500, moneyDay: '2019-01-10' } as const;
    const since = clock.now.toISOString();
    return createRecord(store, closeDifferences, { ...values, key: `test:${Math.random()}`, since }, clock.now);
  };
  /** Plans a price change on a day of its own; returns its id. */
  const plannedPrice = async () => {
    const [{ id: productId } = { id: '' }] = await store.find(products, { limit: 1 });
    const startDay = `2026-04-${10 + ++days}`;
    return (await planPriceChange(store, { productId, startDay, price: 70_000 + days }, null, clock.now)).id;
  };
  let views = 0;
  /** Shares a view; returns its id. */
  const sharedView = async () => {
    const view = { list: 'open-tickets', name: `Seventh ${++views}`, ownerId: await userId('support') };
    return (await createRecord(store, listViews, view, clock.now)).id;
  };
  return {
    'POST attachments': async () => {
      const [account] = await store.find(accounts, { limit: 1 });
      return { body: { accountId: account?.id, fileName: 'scan.pdf', content: base64(pdf('audited')) } };
    },
    'POST list-views': async () => ({ body: { list: 'open-tickets', name: `Seventh ${++views}` } }),
    'PUT list-views/{id}': async () => ({ id: await sharedView(), body: { name: `Seventh ${++views}` } }),
    'DELETE list-views/{id}': async () => ({ id: await sharedView() }),
    'POST price-changes': async () => {
      const [{ id: productId } = { id: '' }] = await store.find(products, { limit: 1 });
      for (const { id } of await store.find(priceChanges)) await store.remove(priceChanges, id);
      return { body: { productId, startDay: '2026-05-10', price: 60_000 } };
    },
    'PUT price-changes/{id}': async () => ({
      id: await plannedPrice(),
      body: { startDay: '2026-04-03', price: 68_000 },
    }),
    'POST price-changes/{id}/cancel': async () => ({ id: await plannedPrice() }),
    'POST day-closes/compare': async () => ({ body: { day: '2020-01-03' } }),
    'POST day-closes/prepare': async () => ({ body: { day: '2020-01-04' } }),
    'POST day-closes/close': async () => {
      const [day, finance] = [(await nextToClose(store)) ?? '2020-01-01', await identityOf('finance')];
      const { id } = await compare(deps, day, null);
      for (const each of await differencesOf(store, id)) await explain(deps, each.id, 'Looked at.', finance);
      await prepare(deps, day, finance);
      return { body: { day } };
    },
    'POST close-differences/{id}/explain': async () => ({
      id: (await difference()).id,
      body: { note: 'Booked later.' },
    }),
    'POST close-differences/assign': async () => ({
      body: { ids: [(await difference()).id], assigneeId: await userId('finance') },
    }),
    'POST statements': async () => ({ body: await statementOf('43900000011') }),
    'POST statements/{id}/undo': async () => {
      await line();
      const [statement] = await store.find(statements, { sort: { path: 'dateCreated', ascending: false }, limit: 1 });
      return { id: statement?.id ?? '', body: { reason: 'Misread.' } };
    },
    'POST statement-lines/{id}/settle': async () => {
      const [id, subscriptionFormId] = [await line(), await newForm()];
      const form = await store.get(subscriptionForms, subscriptionFormId);
      const product = await store.get(products, form?.productId ?? '');
      await store.update(statementLines, id, { status: 'UNMATCHED', direction: 'IN', amount: product?.price ?? 0 });
      return { id, body: { subscriptionFormId } };
    },
    'POST unmatched-notifications/{id}/settle': async () => {
      const { trackingId, paymentId } = await attempt();
      const payment = await store.get(payments, paymentId);
      await store.update(payments, paymentId, { trackingId: null, status: 'FAILED', nextCheckAt: null });
      standIn.dropIpns(true);
      await standIn.settle(trackingId, 'COMPLETED');
      standIn.dropIpns(false);
      const values = { provider: payment?.provider ?? '', trackingId };
      const { id } = await createRecord(store, unmatchedNotifications, values, clock.now);
      const form = await store.get(paymentForms, payment?.paymentFormId ?? '');
      return { id, body: { subscriptionFormId: form?.subscriptionFormId } };
    },
    'POST payments/{id}/undo-settlement': async () => {
      const successful = [{ path: 'status', in: ['SUCCESSFUL'] }] as const;
      const newest = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;
      const [payment] = await store.find(payments, { where: successful, ...newest });
      const settledById = await userId('finance');
      const paymentId = payment?.id ?? '';
      await store.update(statementLines, await line(), { status: 'MATCHED', paymentId, settledById });
      return { id: paymentId, body: { reason: 'Another customer.' } };
    },
    'POST statement-lines/{id}/payout': async () => ({ id: await credit(), body: { lineIds: [await line()] } }),
    'POST statement-lines/{id}/undo-payout': async () => {
      const [id, settledById] = [await credit(), await userId('finance')];
      await store.update(statementLines, id, { status: 'PAYOUT', settledById });
      return { id, body: { reason: 'Another payout.' } };
    },
    'POST statement-lines/{id}/unmatch': async () => {
      const id = await line();
      const [payment] = await store.find(payments, { where: [{ path: 'status', in: ['SUCCESSFUL'] }], limit: 1 });
      await store.update(statementLines, id, { status: 'MATCHED', paymentId: payment?.id ?? null });
      return { id, body: { reason: 'Another house.' } };
    },
    'POST imports': async () => ({ body: importFile() }),
    'POST imports/{id}/map': async () => ({ id: (await importOf()).id, body: { mapping: { fullName: 'Name' } } }),
    'POST imports/{id}/correct': async () => {
      const { id } = await importOf();
      const [row] = await store.find(importRows, { where: [{ path: 'importId', in: [id] }], limit: 1 });
      const notes = [{ field: 'phoneNumber', why: 'is required', warning: false }];
      await store.update(importRows, row?.id ?? '', { notes });
      return { id, body: { corrections: [{ line: row?.line, field: 'phoneNumber', value: '0772 123 456' }] } };
    },
    'GET imports/{id}/faulty-lines': async () => ({ id: (await importOf()).id }),
    'POST imports/{id}/run': async () => {
      const { id } = await importOf();
      await checkImport(deps, id, null);
      return { id };
    },
    'POST imports/{id}/undo': async () => {
      const { id } = await importOf();
      await store.update(imports, id, { status: 'DONE' });
      return { id };
    },
    'POST claims': async () => ({ body: await claimed() }),
    'POST claims/{id}/look': async () => ({ id: (await claim()).id }),
    'POST claims/{id}/match': async () => ({
      id: (await claim()).id,
      body: { lineId: await line(), decision: 'ACCEPT' },
    }),
    'POST claims/{id}/decline': async () => ({ id: (await claim()).id, body: { note: 'No such payment.' } }),
    'POST work-orders/open': async () => ({ body: { accountId: (await visit()).accountId, type: 'REPAIR' } }),
    'POST work-orders/assign': async () => ({
      body: { ids: [(await visit()).id], assigneeId: await userId('support') },
    }),
    'POST work-orders/{id}/on-the-way': async () => ({ id: (await visit()).id }),
    'POST work-orders/{id}/start': async () => ({ id: (await visit()).id }),
    'POST work-orders/{id}/done': async () => ({ id: (await visit({ status: 'ACTIVE' })).id }),
    'POST work-orders/{id}/not-possible': async () => ({ id: (await visit()).id, body: { reason: 'No ladder.' } }),
    'POST work-orders/{id}/device': async () => ({
      id: (await visit({ type: 'INSTALLATION', accountId: await withoutDevice() })).id,
      body: { serialNumber: await inStock(), signalDbm: -19.5 },
    }),
    'POST work-orders/{id}/done-without-device': async () => ({
      id: (await visit({ type: 'INSTALLATION', status: 'ACTIVE' })).id,
      body: { reason: 'The customer uses an own device.' },
    }),
    'POST accounts/{id}/device': async () => ({
      id: await withoutDevice(),
      body: { serialNumber: await inStock() },
    }),
    'POST work-orders/{id}/checklist': async () => ({
      id: (await visit()).id,
      body: { item: 'FAULT_FOUND', done: true },
    }),
    'POST payments/manual': async () => {
      const subscriptionFormId = await newForm();
      const order = await store.get(subscriptionForms, subscriptionFormId);
      const amount = (await store.get(products, order?.productId ?? ''))?.price;
      return { body: { subscriptionFormId, method: 'CASH', reference: 'Slip 7', amount } };
    },
    'POST tasks/{id}/waiting': async () => ({ id: (await freshTicket()).id, body: { waiting: true } }),
    'POST tasks/{id}/take': async () => ({ id: (await freshTicket()).id }),
    'POST tickets/bulk-assign': async () => ({
      body: { ids: [(await freshTicket()).id], userId: await userId('support') },
    }),
    'PATCH accounts/auth/profile': async () => ({ body: { fullName: 'Ada Admin' } }),
    'PUT accounts/auth/photo': async () => ({ body: { photo: PNG } }),
    'DELETE accounts/auth/photo': async () => ({}),
    'POST clients/{id}/close': async () => ({ id: await lead(), body: { reason: 'Moved away' } }),
    'POST clients/{id}/merge': async () => {
      const merged = await store.get(clients, await lead());
      return { id: await lead(), body: { mergedId: merged?.id, mergedVersion: merged?.dateUpdated } };
    },
    'POST client-merges/{id}/undo': async () => {
      const [keptId, mergedId] = [await lead(), await lead()];
      const merge = { keptId, mergedId, movedRecords: 0, moved: [], changed: { before: {}, after: {} } };
      const { id } = await store.transaction((tx) => createRecord(tx, clientMerges, merge, clock.now));
      return { id };
    },
    'POST clients/{id}/personal-data': async () => ({ id: await lead(), body: ASKED }),
    'POST clients/{id}/erasure': async () => ({ id: await lead(), body: ASKED }),
    'POST clients/{id}/opt-out': async () => ({ id: await lead(), body: ASKED }),
    'POST clients/{id}/opt-in': async () => {
      const id = await lead();
      await store.update(clients, id, { optedOutAt: clock.now.toISOString() });
      return { id, body: ASKED };
    },
    'POST accounts/{id}/settle-brought-forward': async () => {
      const id = (await visit()).accountId;
      await store.update(accounts, id, { broughtForward: 12_000 });
      return { id, body: { amount: 12_000, reason: '12 days were added.' } };
    },
    'POST accounts/{id}/renewal-call': async () => ({ id: await inactive(), body: { outcome: 'WILL_RENEW' } }),
    'POST accounts/renewal-reminders': async () => ({ body: { accountIds: [await inactive()] } }),
    'POST accounts/{id}/personal-data': async () => ({ id: (await visit()).accountId, body: ASKED }),
    'POST accounts/{id}/erasure': async () => ({ id: (await visit()).accountId, body: ASKED }),
    'POST data-requests/{id}/erase': async () => ({ id: await erasure() }),
    'POST data-requests/{id}/decline': async () => ({ id: await erasure(), body: { note: 'A customer still.' } }),
    'PUT settings/brand': async () => ({ body: { BRAND_HOURS: 'Every day, 7:00 to 22:00' } }),
    'PUT settings/connections': async () => ({ body: { BACKUP_HOUR: '3' } }),
    'POST coverage-areas/upload': async () => ({
      body: { geojson: JSON.stringify(TRIANGLE), district: 'Mukono', status: 'PLANNED' },
    }),
    'POST unknown-places/{id}/spelling': async () => {
      const { id: placeId } = await first(coveragePlaces, { path: 'name', in: ['Kololo'] });
      const { id, typed } = await first(unknownPlaces, { path: 'status', in: ['OPEN'] });
      return { id, body: { placeId, spelling: typed } };
    },
    'POST unknown-places/{id}/place': async () => {
      const { id } = await first(unknownPlaces, { path: 'status', in: ['OPEN'] });
      return { id, body: { name: 'Seventh Hill', district: 'Kampala', kind: 'AREA', where: '0.346, 32.588' } };
    },
    'POST payments/{id}/check': async () => {
      const { trackingId, paymentId } = await attempt();
      await standIn.settle(trackingId, 'COMPLETED');
      return { id: paymentId };
    },
    'POST payments/{id}/resolve': async () => {
      const id = await failedPayment();
      await store.update(payments, id, { review: 'UNRESOLVED' });
      return { id, body: { decision: 'REJECT', note: 'Nothing was paid.' } };
    },
    'POST payment-refund-tasks': async () => ({
      body: { paymentId: (await paidInCash()).id, amount: 500, reason: 'Paid too much.' },
    }),
    'POST payment-refund-tasks/{id}/approve': async () => ({ id: await requested(), body: {} }),
    'POST payment-refund-tasks/{id}/reject': async () => ({ id: await requested(), body: { note: 'No.' } }),
    'POST payment-refund-tasks/{id}/submit': async () => ({
      id: await approved(),
      body: { payoutReference: 'Slip 8' },
    }),
    'POST payment-refund-tasks/{id}/effect': async () => ({
      id: await refund('SUBMITTED'),
      body: { payoutReference: 'Slip 8' },
    }),
    'POST commission-payouts': async () => ({ body: { agentId: await commissioned(), upTo: '2026-03-10' } }),
    'POST commission-payouts/{id}/approve': async () => ({ id: await payout('PREPARED') }),
    'POST commission-payouts/{id}/pay': async () => ({
      id: await payout('APPROVED'),
      body: { method: 'CASH', payoutReference: 'Slip 9', paidOn: dayAt(clock.now) },
    }),
    'POST commission-payouts/{id}/cancel': async () => ({ id: await payout('PREPARED'), body: { reason: 'Wrong.' } }),
    'POST fiscal-documents/{id}/resend': async () => {
      const { id } = await first(fiscalDocuments, { path: 'kind', in: ['INVOICE'] });
      await store.update(fiscalDocuments, id, { status: 'REFUSED' });
      return { id };
    },
    'POST api-keys': async () => ({
      body: { name: 'Seventh', permissions: ['View Accounts'], expiresOn: '2026-12-31' },
    }),
    'POST api-keys/{id}/revoke': async () => {
      const key = { name: 'Eighth', prefix: 'kfk_eighth', keyHash: 'eighth', expiresOn: '2026-12-31' };
      return { id: (await createRecord(store, apiKeys, { ...key, makerId: await userId('admin') }, clock.now)).id };
    },
    'POST access-lines': async () => ({ body: { username: 'Seventh', accountId: (await first(accounts)).id } }),
    'POST access-lines/{id}/secret': async () => ({ id: (await newLine('Eighth')).id }),
    'POST access-lines/{id}/recompute': async () => ({ id: (await newLine('Tenth')).id }),
    'POST access-lines/{id}/terminate': async () => ({ id: (await newLine('Ninth')).id, body: { reason: 'Sold.' } }),
    'POST access-lines/{id}/keep-on': async () => ({
      id: (await first(accessLines, { path: 'reason', in: ['PAID'] })).id,
      body: { lastDay: dayAt(clock.now), note: 'Pays tomorrow.' },
    }),
    'POST access-holds/{id}/end': async () => ({
      id: (await first(accessHolds, { path: 'status', in: ['ACTIVE'] })).id,
    }),
    'POST cut-off-stops/{id}/confirm': async () => {
      const stop = { beganAt: clock.now.toISOString(), endingLines: 6, activeLines: 26, mostPercent: 20 };
      return { id: (await createRecord(store, cutOffStops, stop, clock.now)).id };
    },
    'POST network-access-servers': async () => ({
      body: { name: 'seventh', address: '10.99.0.7', vendor: 'MIKROTIK' },
    }),
    'POST network-access-servers/{id}/secret': async () => ({ id: (await first(networkAccessServers)).id }),
    'POST radius-sessions/{id}/disconnect': async () => ({ id: await liveSession() }),
    'POST session-changes/{id}/retry': async () => ({ id: await sessionChange() }),
    'POST session-changes/{id}/discard': async () => ({ id: await sessionChange() }),
    'POST network-access-servers/{id}/held-disconnects/release': async () => ({
      id: await holdingNas(),
      body: { reason: 'They have not paid.' },
    }),
    'POST network-access-servers/{id}/held-disconnects/discard': async () => ({
      id: await holdingNas(),
      body: { reason: 'They have paid elsewhere.' },
    }),
    'POST webhooks': async () => ({
      body: { name: 'Seventh', address: 'https://93.184.216.34/hook', events: ['payment.succeeded'] },
    }),
    'POST webhook-deliveries/{id}/resend': async () => {
      const webhook = { name: 'Eighth', address: 'https://93.184.216.34/hook', makerId: await userId('admin') };
      const { id: webhookId } = await createRecord(store, webhooks, webhook, clock.now);
      const [payment] = await store.find(payments, { limit: 1 });
      const about = { event: 'payment.succeeded', resource: 'payments', recordId: payment?.id ?? '' } as const;
      const delivery = { webhookId, ...about, data: {}, status: 'FAILED' } as const;
      return { id: (await createRecord(store, webhookDeliveries, delivery, clock.now)).id };
    },
    'POST outbox-messages/{id}/resend': async () => {
      const { id } = await first(outboxMessages, { path: 'kind', in: ['RECEIPT'] });
      await store.update(outboxMessages, id, { status: 'FAILED' });
      return { id };
    },
    'POST accounts/auth/second-factor/confirm': async () => ({
      body: { code: await appOf(await userId('admin'), false) },
    }),
    'POST accounts/auth/second-factor/recovery-codes': async () => ({
      body: { code: await appOf(await userId('admin'), true) },
    }),
    'POST accounts/auth/second-factor/switch-off': async () => ({
      body: { password: DEMO_PASSWORD, code: await appOf(await userId('admin'), true) },
    }),
    'POST accounts/auth/passkeys': async () => ({
      body: { name: 'My phone', ...(await newPasskey(await userId('admin'))) },
    }),
    'DELETE accounts/auth/passkeys/{id}': async () => {
      const id = await userId('admin');
      await store.transaction((tx) => forgetPasskeys(tx, id));
      const kept = { userId: id, name: 'My key', credentialId: 'k', publicKey: 'k', counter: 0 };
      return { id: (await createRecord(store, passkeys, kept, clock.now)).id };
    },
    'POST accounts/auth/forgotten-password': async () => ({ body: { username: 'support@kitara.example' } }),
    'POST accounts/auth/forgotten-password/new': async () => {
      const owner = await first(users, { path: 'emailAddress', in: ['support@kitara.example'] });
      const { token } = await store.transaction((tx) => newPasswordLink(tx, owner, config, clock.now));
      return { body: { token, newPassword: 'three-wise-herons' } };
    },
    'POST users/invite': async () => ({
      body: {
        fullName: 'New Colleague',
        emailAddress: `new.colleague.${Math.random()}@kitara.example`,
        roleIds: [(await first(roles, { path: 'name', in: ['Support'] })).id],
      },
    }),
    'POST users/{id}/reset-second-factor': async () => {
      const id = await userId('support');
      await appOf(id, true);
      return { id };
    },
    'POST users/{id}/unlink-single-sign-on': async () => {
      const id = await userId('support');
      await createRecord(
        store,
        signOnLinks,
        { userId: id, issuer: 'https://id.example', subject: 'support' },
        clock.now,
      );
      return { id };
    },
    'POST accounts/auth/sessions/{id}/revoke': async () => {
      const expiresAt = new Date(clock.now.getTime() + 60_000).toISOString();
      const { id } = await createRecord(
        store,
        sessions,
        { tokenHash: 'seventh', userId: await userId('admin'), expiresAt },
        clock.now,
      );
      return { id };
    },
    'POST accounts/auth/change-password': async () => ({
      body: { currentPassword: DEMO_PASSWORD, newPassword: 'quite-another-secret' },
    }),
  };
}
