import type { Answers } from '../../resources/catalogue/actions';
import { claims } from '../../resources/claims/claims';
import type { RecordOf } from '../../resources/language/defineResource';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { statementLines } from '../../resources/statements/statementLines';
import { textOf } from '../messaging';
import type { World } from '../world';
import type { Refused } from './clerks';
import { type Caller, type Keeper, type Order, PRODUCT } from './orders';
import { importFile, mtnFile, newSource, type Paid } from './statementFiles';

/** The tests' today in Kampala, and a moment of it as files write it. */
export const TODAY = '2026-03-14';
const AT = '2026-03-14 11:30';

let codes = 0;
/** A code as MTN's are, which nobody has quoted before. */
export const newCode = () => `43${String(100_000_000 + ++codes)}`;

/** The payer of an order says that they have paid it. */
export const claimAsPayer = (world: Caller, order: Order, code: string, more: object = {}) =>
  world.call<Answers['claimPayment'] & Refused>('POST', 'onboarding/claims', {
    body: { subscriptionFormId: order.formId, code, phoneNumber: order.phoneNumber, paidOn: TODAY, ...more },
  });

/** The payer of an order asks for the code that proves the number which paid. */
export const askForProof = (world: Caller, order: Order, code: string, more: object = {}) =>
  world.call<Answers['requestClaimCode'] & Refused>('POST', 'onboarding/claims/request-code', {
    body: { subscriptionFormId: order.formId, code, phoneNumber: order.phoneNumber, ...more },
  });

/** The payer types the code that came by SMS. */
export const typeProof = (world: Caller, order: Order, code: string, oneTimeCode: string, more: object = {}) =>
  world.call<Answers['verifyClaimCode'] & Refused>('POST', 'onboarding/claims/verify-code', {
    body: { subscriptionFormId: order.formId, code, phoneNumber: order.phoneNumber, oneTimeCode, ...more },
  });

/** The codes that were sent to a number to prove it, the first one first. */
export async function proofsTo(world: World, recipient: string): Promise<string[]> {
  const where = [
    { path: 'kind', in: ['CLAIM_CODE'] },
    { path: 'recipient', in: [recipient] },
  ] as const;
  return (await world.store.find(outboxMessages, { where })).map((message) => textOf(world, message).slice(0, 6));
}

/** The payer proves the number which paid, with the code that is sent to it. */
export async function proveNumber(world: World, order: Order, code: string, more: { phoneNumber?: string } = {}) {
  await askForProof(world, order, code, more);
  const sent = await proofsTo(world, more.phoneNumber ?? order.phoneNumber);
  return typeProof(world, order, code, sent.at(-1) ?? '', more);
}

/** The claim of an order, as it is stored. */
export async function claimOn({ store }: Keeper, order: Order): Promise<RecordOf<typeof claims>> {
  const [claim] = await store.find(claims, { where: [{ path: 'subscriptionFormId', in: [order.formId] }] });
  if (!claim) throw new Error('Nothing was claimed.');
  return claim;
}

/** What a file of MTN's says of an order that was paid. */
export const paidBy = ({ phoneNumber: phone }: Order, code: string, more: Partial<Paid> = {}): Paid => ({
  ...{ code, phone, amount: PRODUCT.price, at: AT },
  ...more,
});

/** Imports a file of MTN's with these payments; answers its lines. */
export async function lineIn(world: World, ...paid: Paid[]) {
  const { id } = await newSource(world, 'MTN_WALLET');
  const { status, body } = await importFile(world, id, mtnFile(paid));
  if (status !== 200) throw new Error(body.error);
  return world.store.find(statementLines, { where: [{ path: 'code', in: paid.map(({ code }) => code) }] });
}
