import { SCOPE_WORDS } from '../../contract/access/scope';
import { PAYMENT_CARRIERS, paymentMethodOf } from '../../contract/payments/carriers';

const CARRIERS: readonly string[] = PAYMENT_CARRIERS;

/** Options that their names do not say well. */
const WORDS: Readonly<Record<string, string>> = {
  ...SCOPE_WORDS,
  ACCOUNT_USER: 'Existing customer',
  ONBOARDING_CLIENT: 'New customer',
  CREATE: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
  ACTION: 'Done',
  EXPORT: 'Exported',
  SIGN_IN: 'Sign-in',
  SIGN_IN_FAILED: 'Failed sign-in',
  SIGN_OUT: 'Sign-out',
  UNMASK: 'Unmasked',
  PAID_NOT_ACTIVE: 'Paid, not activated',
  SMS: 'SMS',
  SUBMITTED: 'Sent',
  EFFECTED: 'Paid out',
};

/** An option of a closed list in English: `IN_PROGRESS` → "In progress"; a means of payment by its own label. */
export function englishOf(option: string): string {
  if (CARRIERS.includes(option)) return paymentMethodOf(option);
  const known = WORDS[option];
  if (known) return known;
  if (option !== option.toUpperCase()) return option;
  const words = option.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
