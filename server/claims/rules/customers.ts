import type { CustomerFit } from '../../../resources/claims/actions';
import { isSameName } from '../../rules/moneyTexts';

/** The facts about a customer and what they owe that decide how well they fit unmatched money. */
export interface CustomerFacts {
  accountNumber: string | null;
  formNumber: string | null;
  /** All numbers of the person, as stored. */
  phoneNumbers: readonly (string | null)[];
  name: string;
  amount: number | null;
  /** True if they claimed a payment with the money's code. */
  hasClaimed: boolean;
  /** True if the money names an attempt to pay their order or renewal. */
  hasNamedAttempt: boolean;
  /** True if they tried to pay this amount at about the same time. */
  hasTried: boolean;
  /** True if an earlier payment of theirs came from the same number. */
  hasPaidBefore: boolean;
}

interface MoneyFacts {
  phoneNumber: string | null;
  payerName: string | null;
  amount: number;
  /** The numbers of accounts and orders that the money's texts name. */
  named: readonly string[];
}

/** The weight of each fit: a name or an amount alone is weak. */
const WEIGHT: Record<CustomerFit, number> = {
  CLAIM_CODE: 32,
  ORDER_NAMED: 16,
  ACCOUNT_NAMED: 16,
  PAYER_NUMBER: 8,
  PAID_BEFORE: 6,
  PAYER_NAME: 3,
  ATTEMPT: 3,
  AMOUNT: 2,
};
/** The least weight of a suggestion: anyone may owe the same amount. */
const LEAST = 3;

/** Returns why unmatched money may be this customer's; empty if nothing says so. */
export function customerFits(money: MoneyFacts, customer: CustomerFacts): CustomerFit[] {
  const isTheirNumber = money.phoneNumber !== null && customer.phoneNumbers.includes(money.phoneNumber);
  const fits: Record<CustomerFit, boolean> = {
    ORDER_NAMED:
      customer.hasNamedAttempt || (customer.formNumber !== null && money.named.includes(customer.formNumber)),
    ACCOUNT_NAMED: customer.accountNumber !== null && money.named.includes(customer.accountNumber),
    CLAIM_CODE: customer.hasClaimed,
    PAYER_NUMBER: isTheirNumber,
    PAID_BEFORE: customer.hasPaidBefore && !isTheirNumber,
    PAYER_NAME: isSameName(money.payerName, customer.name),
    ATTEMPT: customer.hasTried,
    AMOUNT: customer.amount === money.amount,
  };
  return (Object.keys(fits) as CustomerFit[]).filter((fit) => fits[fit]);
}

/** Returns how likely a customer is, by what fits. */
export const customerWeight = (fits: readonly CustomerFit[]): number => fits.reduce((sum, fit) => sum + WEIGHT[fit], 0);

/** Returns whether a customer is suggested at all. */
export const isLikely = (fits: readonly CustomerFit[]): boolean => customerWeight(fits) >= LEAST;
