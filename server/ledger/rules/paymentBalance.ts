import type { JournalAccount } from '../../../contract/ledger/chart';
import { commissionOf } from '../../agents/rules/commission';
import { type Service, servedShare } from '../../subscriptions/rules/service';
import { vatIn } from './vat';

/** How the money of a payment stands, in whole units: `received = refunded + vat + owed + deferred + earned`. */
export interface PaymentBalance {
  moneyAccount: JournalAccount;
  /** Per cent. */
  vatRate: number;
  received: number;
  /** Of that, with VAT, what a package was bought for; the rest is owed to the payer. */
  bought: number;
  refunded: number;
  vat: number;
  owed: number;
  deferred: number;
  earned: number;
  /** Of the subscription's days, the seconds whose revenue is earned. */
  usedSeconds: number;
  /** What the agency that brought the order gets of it; null where none does. */
  commissionPercent: number | null;
  commission: number;
}

/** One side of a journal entry: an amount in whole units, debited where it is positive and credited where it is negative. */
export type Move = readonly [account: JournalAccount, amount: number];

/** Money that came in. */
export interface Received extends Pick<PaymentBalance, 'moneyAccount' | 'vatRate' | 'commissionPercent'> {
  amount: number;
  /** What is paid with it; what is above goes back to the payer. */
  price: number;
}

/** The balance of a payment that has just come in: VAT as on its receipt, and the rest of what was bought is deferred. */
export function balanceOfReceived({ amount, price, vatRate, ...given }: Received): PaymentBalance {
  const bought = Math.min(amount, price);
  const vat = vatIn(amount, vatRate);
  const deferred = bought - vatIn(bought, vatRate);
  const nothing = { refunded: 0, earned: 0, usedSeconds: 0, commission: 0 };
  const owed = amount - vat - deferred;
  return withCommission({ ...given, vatRate, received: amount, bought, vat, owed, deferred, ...nothing });
}

/**
 * The balance once an amount has gone back to the payer. Its VAT is no longer due; the rest of it is taken from what is owed, then
 * from what is deferred (so that the days that are left earn less), then from what was earned. Throws where it is more than is left.
 */
export function balanceAfterRefund(balance: PaymentBalance, amount: number): PaymentBalance {
  const kept = balance.received - balance.refunded - amount;
  if (kept < 0) throw new Error(`A refund of ${amount} is more than is left of the payment.`);
  const vat = vatIn(kept, balance.vatRate);
  let left = amount - (balance.vat - vat);
  const [owed, deferred, earned] = [balance.owed, balance.deferred, balance.earned].map((part) => {
    const taken = Math.min(part, left);
    left -= taken;
    return part - taken;
  }) as [number, number, number];
  return withCommission({ ...balance, refunded: balance.refunded + amount, vat, owed, deferred, earned });
}

/** The balance once the service up to a moment has earned its share of what is deferred. */
export function balanceAfterService(balance: PaymentBalance, service: Service): PaymentBalance {
  const share = servedShare(balance.deferred, balance.usedSeconds, service);
  const { deferred, earned } = balance;
  return { ...balance, deferred: deferred - share, earned: earned + share, usedSeconds: service.used };
}

/** An agency earns of what was bought and not given back. */
function withCommission(balance: PaymentBalance): PaymentBalance {
  const { bought, received, refunded, commissionPercent } = balance;
  const kept = Math.min(bought, received - refunded);
  return { ...balance, commission: commissionPercent === null ? 0 : commissionOf(kept, 0, commissionPercent) };
}

/** What a change of a payment's balance moves between the accounts, nothing left out; it sums to zero. `before`: null for a new one. */
export function movesBetween(before: PaymentBalance | null, after: PaymentBalance): Move[] {
  const grown = (name: 'received' | 'refunded' | 'vat' | 'owed' | 'deferred' | 'earned' | 'commission') =>
    after[name] - (before?.[name] ?? 0);
  const moves: Move[] = [
    [after.moneyAccount, grown('received') - grown('refunded')],
    ['COMMISSIONS', grown('commission')],
    ['DEFERRED_REVENUE', -grown('deferred')],
    ['REFUNDS_PAYABLE', -grown('owed')],
    ['VAT_PAYABLE', -grown('vat')],
    ['COMMISSIONS_PAYABLE', -grown('commission')],
    ['REVENUE', -grown('earned')],
  ];
  return moves.filter(([, amount]) => amount !== 0);
}

/** Several moves on one account become one. */
export function mergedMoves(moves: readonly Move[]): Move[] {
  const sums = new Map<JournalAccount, number>();
  for (const [account, amount] of moves) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0);
}
