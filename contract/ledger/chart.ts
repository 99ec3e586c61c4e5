import type { PaymentCarrier } from '../payments/carriers';
import type { ManualMethod } from '../statuses';

/** The class of an account: assets and expenses grow by debits, liabilities and revenue by credits. */
type AccountClass = 'ASSET' | 'LIABILITY' | 'REVENUE' | 'EXPENSE';

interface ChartedAccount {
  /** The account number, by which accountants sort. */
  number: number;
  class: AccountClass;
  label: string;
}

/**
 * The chart of accounts (decision 50). Received money is at the provider (by carrier), on hand or in the bank. The part of a
 * payment that is not VAT is deferred until the days are served. Refunds payable is money that paid for nothing and will be
 * returned.
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

/** Every account, by its number. */
export const JOURNAL_ACCOUNTS = Object.keys(CHART) as [JournalAccount, ...JournalAccount[]];

const CLEARING: Record<PaymentCarrier, JournalAccount> = {
  MTN_UGANDA: 'PROVIDER_MTN',
  AIRTEL_UGANDA: 'PROVIDER_AIRTEL',
  PESAPAL: 'PROVIDER_CARD',
};

/** The accounts with money that the provider has not paid out yet. */
export const CLEARING_ACCOUNTS: readonly JournalAccount[] = [...Object.values(CLEARING), 'PROVIDER_OTHER'];

/** Returns the account for money that the provider holds until it settles to the bank; `null` is an unknown carrier. */
export const clearingAccountOf = (carrier: PaymentCarrier | null): JournalAccount =>
  carrier ? CLEARING[carrier] : 'PROVIDER_OTHER';

const BY_HAND: Record<ManualMethod, JournalAccount> = {
  CASH: 'CASH_ON_HAND',
  BANK_TRANSFER: 'BANK',
  MOBILE_MONEY: 'MOBILE_MONEY_WALLET',
  CARD_TERMINAL: 'CARD_CLEARING',
  CHEQUE: 'CHEQUES_ON_HAND',
};

/** Returns the account that received the money of a payment; a refund is paid from the same account. */
export const ledgerMoneyAccount = (paid: {
  manualMethod: ManualMethod | null;
  carrier: PaymentCarrier | null;
}): JournalAccount => (paid.manualMethod ? BY_HAND[paid.manualMethod] : clearingAccountOf(paid.carrier));

/** The kind of an entry. OPENING: a payment from before the ledger existed. */
export const ENTRY_TYPES = [
  'PAYMENT',
  'EARNING',
  'REFUND',
  'REVERSAL',
  'SETTLEMENT',
  'COMMISSION_PAYOUT',
  'OPENING',
] as const;
export type EntryType = (typeof ENTRY_TYPES)[number];
