import type { CustomerFit } from '../../../resources/claims/actions';

/** The facts about a customer and what they owe that decide how well they fit a line. */
export interface CustomerFacts {
  accountNumber: string | null;
  formNumber: string | null;
  /** All numbers of the person, as stored. */
  phoneNumbers: readonly (string | null)[];
  name: string;
  amount: number | null;
  /** True if they claimed a payment with the line's code. */
  hasClaimed: boolean;
}

interface LineFacts {
  phoneNumber: string | null;
  payerName: string | null;
  amount: number;
  /** The numbers of accounts and orders that the line's texts name. */
  named: readonly string[];
}

/** The weight of each fit: a name or an amount alone is weak. */
const WEIGHT: Record<CustomerFit, number> = {
  CLAIM_CODE: 32,
  ORDER_NAMED: 16,
  ACCOUNT_NAMED: 16,
  PAYER_NUMBER: 8,
  AMOUNT: 2,
  PAYER_NAME: 3,
};

/** Returns why the money of a line may be this customer's; empty if nothing says so. */
export function customerFits(line: LineFacts, customer: CustomerFacts): CustomerFit[] {
  const fits: Record<CustomerFit, boolean> = {
    ORDER_NAMED: customer.formNumber !== null && line.named.includes(customer.formNumber),
    ACCOUNT_NAMED: customer.accountNumber !== null && line.named.includes(customer.accountNumber),
    CLAIM_CODE: customer.hasClaimed,
    PAYER_NUMBER: line.phoneNumber !== null && customer.phoneNumbers.includes(line.phoneNumber),
    PAYER_NAME: isSameName(line.payerName, customer.name),
    AMOUNT: customer.amount === line.amount,
  };
  return (Object.keys(fits) as CustomerFit[]).filter((fit) => fits[fit]);
}

export const customerWeight = (fits: readonly CustomerFit[]): number => fits.reduce((sum, fit) => sum + WEIGHT[fit], 0);

/** Returns whether two names have the same words, in any order; banks and carriers put the last name first. */
function isSameName(one: string | null, other: string): boolean {
  const [first, second] = [one ?? '', other].map((name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .sort()
      .join(' '),
  );
  return first !== '' && first === second && first?.includes(' ') === true;
}

/** Returns the account and order numbers that texts name, as people type them: "KF 123", "sf-000779". */
export function numbersIn(texts: readonly (string | null)[], prefixes: readonly string[]): string[] {
  const found = texts.flatMap((text) => (text ?? '').match(/[a-z]{2,3}[\s-]?\d{1,9}(?!\d)/gi) ?? []);
  return found.filter((number) => prefixes.includes(number.replace(/[\s\d-]+/, '').toUpperCase()));
}
