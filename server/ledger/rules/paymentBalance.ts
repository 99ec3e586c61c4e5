import type { JournalAccount } from '../../../contract/ledger/chart';
import { commissionOf } from '../../agents/rules/commission';
import { type Service, servedShare } from '../../subscriptions/rules/service';

/** The state of a payment's money, in whole units: `received = refunded + vat + owed + deferred + earned`. */
export interface PaymentBalance {
  moneyAccount: JournalAccount;
  /** In per cent. */
  vatRate: number;
  received: number;
  /** The part for which a package was bought, including VAT; the rest is owed to the payer. */
  bought: number;
  refunded: number;
  vat: number;
  owed: number;
  deferred: number;
  earned: number;
  /** The seconds of the subscription's days whose revenue is earned. */
  usedSeconds: number;
  /** The commission in per cent of the agency that brought the order, or null if none did. */
  commissionPercent: number | null;
  commission: number;
}

/** One side of a journal entry: an amount in whole units, positive for a debit and negative for a credit. */
export type Move = readonly [account: JournalAccount, amount: number];

/** Money that came in. */
export interface Received extends Pick<PaymentBalance, 'moneyAccount' | 'vatRate' | 'commissionPercent'> {
  amount: number;
  /** The price that is paid with it; any excess is refunded. */
  price: number;
}

/** Returns the balance of a payment that was just received: VAT as on its receipt, and the rest of the price deferred. */
export function balanceOfReceived({ amount, price, vatRate, ...given }: Received): PaymentBalance {
  const bought = Math.min(amount, price);
  const vat = vatIn(amount, vatRate);
  const deferred = bought - vatIn(bought, vatRate);
  const nothing = { refunded: 0, earned: 0, usedSeconds: 0, commission: 0 };
  const owed = amount - vat - deferred;
  return withCommission({ ...given, vatRate, received: amount, bought, vat, owed, deferred, ...nothing });
}

/**
 * Returns the balance after a refund. VAT on the refunded amount is no longer due; the rest of the refund is taken from what is
 * owed, then from what is deferred (so that the remaining days earn less), then from what was earned. Throws if the amount
 * exceeds what is left.
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

/** Returns the balance after the service up to a moment has earned its share of the deferred amount. */
export function balanceAfterService(balance: PaymentBalance, service: Service): PaymentBalance {
  const share = servedShare(balance.deferred, balance.usedSeconds, service);
  const { deferred, earned } = balance;
  return { ...balance, deferred: deferred - share, earned: earned + share, usedSeconds: service.used };
}

/** Updates the commission: an agency earns on what was bought and not refunded. */
function withCommission(balance: PaymentBalance): PaymentBalance {
  const { bought, received, refunded, commissionPercent } = balance;
  const kept = Math.min(bought, received - refunded);
  return { ...balance, commission: commissionPercent === null ? 0 : commissionOf(kept, 0, commissionPercent) };
}

/**
 * Returns the moves between accounts for a change of a payment's balance; they sum to zero. `before` is null for a new balance.
 */
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

/** Merges moves on the same account, and drops those that cancel out. */
export function mergedMoves(moves: readonly Move[]): Move[] {
  const sums = new Map<JournalAccount, number>();
  for (const [account, amount] of moves) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0);
}

/** Returns the VAT contained in an amount that includes `percent` per cent of it, in whole units. */
export const vatIn = (amount: number, percent: number): number => Math.round((amount * percent) / (100 + percent));
