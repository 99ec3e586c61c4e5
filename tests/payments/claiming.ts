import type { Answers } from '../../resources/catalogue/actions';
import { claims } from '../../resources/claims/claims';
import type { RecordOf } from '../../resources/language/defineResource';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { accessHolds } from '../../resources/network/accessHolds';
import { statementLines } from '../../resources/statements/statementLines';
import type { Store } from '../../server/store/Store';
import { textOf } from '../support/messaging';
import type { World } from '../support/world';
import type { Refused } from './clerks';
import { type Caller, type Keeper, type Order, PRODUCT } from './orders';
import { importFile, mtnFile, newSource, type Paid } from './statementFiles';

/** Today's date in Kampala in the tests, and a moment of it as statement files write it. */
export const TODAY = '2026-03-14';
const AT = '2026-03-14 11:30';

let codes = 0;
/** Returns an unused code in MTN's format. */
export const newCode = () => `43${String(100_000_000 + ++codes)}`;

/** Claims as the payer that the order is paid. */
export const claimAsPayer = (world: Caller, order: Order, code: string, more: object = {}) =>
  world.call<Answers['claimPayment'] & Refused>('POST', 'onboarding/claims', {
    body: { subscriptionFormId: order.formId, code, phoneNumber: order.phoneNumber, paidOn: TODAY, ...more },
  });

/** Requests the code that proves the paying number. */
export const askForProof = (world: Caller, order: Order, code: string, more: object = {}) =>
  world.call<Answers['requestClaimCode'] & Refused>('POST', 'onboarding/claims/request-code', {
    body: { subscriptionFormId: order.formId, code, phoneNumber: order.phoneNumber, ...more },
  });

/** Submits the code that came by SMS. */
export const typeProof = (world: Caller, order: Order, code: string, oneTimeCode: string, more: object = {}) =>
  world.call<Answers['verifyClaimCode'] & Refused>('POST', 'onboarding/claims/verify-code', {
    body: { subscriptionFormId: order.formId, code, phoneNumber: order.phoneNumber, oneTimeCode, ...more },
  });

/** Returns the proof codes sent to a number, the oldest first. */
export async function proofsTo(world: World, recipient: string): Promise<string[]> {
  const where = [
    { path: 'kind', in: ['CLAIM_CODE'] },
    { path: 'recipient', in: [recipient] },
  ] as const;
  return (await world.store.find(outboxMessages, { where })).map((message) => textOf(world, message).slice(0, 6));
}

/** Requests a proof code as the payer and submits it. */
export async function proveNumber(world: World, order: Order, code: string, more: { phoneNumber?: string } = {}) {
  await askForProof(world, order, code, more);
  const sent = await proofsTo(world, more.phoneNumber ?? order.phoneNumber);
  return typeProof(world, order, code, sent.at(-1) ?? '', more);
}

/** Returns the stored claim of an order; throws if there is none. */
export async function claimOn({ store }: Keeper, order: Order): Promise<RecordOf<typeof claims>> {
  const [claim] = await store.find(claims, { where: [{ path: 'subscriptionFormId', in: [order.formId] }] });
  if (!claim) throw new Error('Nothing was claimed.');
  return claim;
}

/** Returns the payment of an order as an MTN file lists it. */
export const paidBy = ({ phoneNumber: phone }: Order, code: string, more: Partial<Paid> = {}): Paid => ({
  ...{ code, phone, amount: PRODUCT.price, at: AT },
  ...more,
});

/** Imports an MTN file with these payments; returns its lines. */
export async function lineIn(world: World, ...paid: Paid[]) {
  const { id } = await newSource(world, 'MTN_WALLET');
  const { status, body } = await importFile(world, id, mtnFile(paid));
  if (status !== 200) throw new Error(body.error);
  return world.store.find(statementLines, { where: [{ path: 'code', in: paid.map(({ code }) => code) }] });
}

/** Removes all claims, with the holds of access lines that refer to them. */
export async function removeClaims(store: Store): Promise<void> {
  await store.removeWhere(accessHolds, [{ path: 'claimId', isNull: false }], 10_000);
  await store.removeWhere(claims, [], 10_000);
}
