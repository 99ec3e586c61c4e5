import type { PaymentCarrier } from '../payments/carriers';
import type { ManualMethod } from '../statuses';

/** What an account is for: assets and expenses grow by debits, liabilities and revenue by credits. */
type AccountClass = 'ASSET' | 'LIABILITY' | 'REVENUE' | 'EXPENSE';

interface ChartedAccount {
  /** As accountants order them. */
  number: number;
  class: AccountClass;
  label: string;
}

/**
 * The chart of accounts (decision 50). Money waits at the provider by carrier, at hand or in the bank; of a payment, what is not VAT
 * is deferred until the days are served. Refunds payable is money that bought nothing and goes back.
 */
export const CHART = {
  PROVIDER_MTN: { number: 1110, class: 'ASSET', label: 'Provider clearing: MTN' },
  PROVIDER_AIRTEL: { number: 1120, class: 'ASSET', label: 'Provider clearing: Airtel' },
  PROVIDER_CARD: { number: 1130, class: 'ASSET', label: 'Provider clearing: cards' },
  PROVIDER_OTHER: { number: 1140, class: 'ASSET', label: 'Provider clearing: other' },
  CASH_ON_HAND: { number: 1210, class: 'ASSET', label: 'Cash on hand' },
  CHEQUES_ON_HAND: { number: 1220, class: 'ASSET', label: 'Cheques on hand' },
  MOBILE_MONEY_WALLET: { number: 1230, class: 'ASSET', label: 'Mobile money wallet' },
  CARD_CLEARING: { number: 1240, class: 'ASSET', label: 'Card clearing' },
  BANK: { number: 1310, class: 'ASSET', label: 'Bank' },
  DEFERRED_REVENUE: { number: 2110, class: 'LIABILITY', label: 'Deferred revenue' },
  REFUNDS_PAYABLE: { number: 2120, class: 'LIABILITY', label: 'Refunds payable' },
  VAT_PAYABLE: { number: 2130, class: 'LIABILITY', label: 'VAT payable' },
  COMMISSIONS_PAYABLE: { number: 2140, class: 'LIABILITY', label: 'Commissions payable' },
  REVENUE: { number: 4110, class: 'REVENUE', label: 'Revenue' },
  PROVIDER_FEES: { number: 5110, class: 'EXPENSE', label: 'Provider fees' },
  COMMISSIONS: { number: 5120, class: 'EXPENSE', label: 'Commissions' },
} as const satisfies Record<string, ChartedAccount>;

export type JournalAccount = keyof typeof CHART;

/** Every account, in the order of its number. */
export const JOURNAL_ACCOUNTS = Object.keys(CHART) as [JournalAccount, ...JournalAccount[]];

const CLEARING: Record<PaymentCarrier, JournalAccount> = {
  MTN_UGANDA: 'PROVIDER_MTN',
  AIRTEL_UGANDA: 'PROVIDER_AIRTEL',
  PESAPAL: 'PROVIDER_CARD',
};

/** The accounts of money that the provider has not paid out. */
export const CLEARING_ACCOUNTS: readonly JournalAccount[] = [...Object.values(CLEARING), 'PROVIDER_OTHER'];

/** Where the provider keeps the money of a carrier until it is settled to the bank; `null` where the carrier is not known. */
export const clearingAccountOf = (carrier: PaymentCarrier | null): JournalAccount =>
  carrier ? CLEARING[carrier] : 'PROVIDER_OTHER';

const BY_HAND: Record<ManualMethod, JournalAccount> = {
  CASH: 'CASH_ON_HAND',
  BANK_TRANSFER: 'BANK',
  MOBILE_MONEY: 'MOBILE_MONEY_WALLET',
  CARD_TERMINAL: 'CARD_CLEARING',
  CHEQUE: 'CHEQUES_ON_HAND',
};

/** Where the money of a payment came in; a refund leaves the same account. */
export const moneyAccountOf = (paid: {
  manualMethod: ManualMethod | null;
  carrier: PaymentCarrier | null;
}): JournalAccount => (paid.manualMethod ? BY_HAND[paid.manualMethod] : clearingAccountOf(paid.carrier));

/** What an entry books. OPENING: a payment from before there was a ledger. */
export const ENTRY_TYPES = ['PAYMENT', 'EARNING', 'REFUND', 'REVERSAL', 'SETTLEMENT', 'OPENING'] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];
