import { addDays, parseISO } from 'date-fns';
import { brand } from '../../contract/brand';
import type { ClaimCandidate, LineFit } from '../../resources/claims/actions';
import type { Claim } from '../../resources/claims/claims';
import { statementLines } from '../../resources/statements/statementLines';
import type { StatementLine } from '../payments/creditLine';
import { dayStart } from '../rules/days';
import type { Store } from '../store/Store';
import { claimedOrder, isNamedIn, type LockedOrder } from './facts';
import { daysApart } from './rules/claims';

/** Lines are shown if they are within this many days of the claimed one. */
const AROUND = 4;
const MOST = 12;
/** The weight of each point. The same code outweighs everything else. */
const WEIGHT: Record<LineFit, number> = { CODE: 16, ORDER: 8, PAYER: 4, AMOUNT: 2, DAY: 1 };

/** Returns unmatched money that may be what was claimed, likeliest first, with the points that fit. */
export async function candidatesFor(store: Store, claim: Claim): Promise<ClaimCandidate[]> {
  const order = await store.transaction((tx) => claimedOrder(tx, claim));
  const open = [
    { path: 'status', in: ['UNMATCHED'] },
    { path: 'direction', in: ['IN'] },
    { path: 'currency', in: [brand.currency] },
  ] as const;
  const near = { path: 'bookedAt', from: dayOf(claim, -AROUND), before: dayOf(claim, AROUND + 1) } as const;
  const prices = [...new Set(order.forms.map(({ amount }) => amount))];
  const found = await Promise.all([
    store.find(statementLines, { where: [...open, { path: 'slipCode', in: [claim.slipCode] }], limit: MOST }),
    store.find(statementLines, {
      where: [...open, near, { path: 'phoneNumber', in: [claim.phoneNumber] }],
      limit: MOST,
    }),
    store.find(statementLines, { where: [...open, near, { path: 'amount', in: prices }], limit: 5 * MOST }),
  ]);
  const lines = [...new Map(found.flat().map((line) => [line.id, line])).values()];
  return lines
    .map((line) => ({ line, fits: fitsOf(claim, order, line) }))
    .sort((a, b) => weightOf(b) - weightOf(a) || a.line.bookedAt.localeCompare(b.line.bookedAt))
    .slice(0, MOST);
}

const weightOf = ({ fits }: ClaimCandidate) => fits.reduce((sum, fit) => sum + WEIGHT[fit], 0);

function fitsOf(claim: Claim, order: LockedOrder, line: StatementLine): LineFit[] {
  const fits: Record<LineFit, boolean> = {
    CODE: line.slipCode === claim.slipCode,
    ORDER: isNamedIn(order, line),
    AMOUNT: order.forms.some(({ amount }) => amount === line.amount),
    PAYER: line.phoneNumber === claim.phoneNumber,
    DAY: daysApart(line.bookedAt, claim.paidOn) <= 1,
  };
  return (Object.keys(fits) as LineFit[]).filter((fit) => fits[fit]);
}

const dayOf = ({ paidOn }: Claim, plus: number): string =>
  dayStart(paidOn, plus) ?? addDays(parseISO(paidOn), plus).toISOString();
