import type { Answers } from '../../resources/actions';
import { claims } from '../../resources/claims';
import type { RecordOf } from '../../resources/defineResource';
import { statementLines } from '../../resources/statementLines';
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
