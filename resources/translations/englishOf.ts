import { SCOPE_WORDS } from '../../contract/access/scope';
import { LANGUAGES } from '../../contract/languages';
import { CHART } from '../../contract/ledger/chart';
import { PAYMENT_CARRIERS, paymentMethodOf } from '../../contract/payments/carriers';

const CARRIERS: readonly string[] = PAYMENT_CARRIERS;

/** Labels of options whose names are not clear. */
const WORDS: Readonly<Record<string, string>> = {
  ...LANGUAGES,
  ...SCOPE_WORDS,
  ...Object.fromEntries(Object.entries(CHART).map(([account, { label }]) => [account, label])),
  ASBUILT: 'As built',
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
  MERCHANT_REPORT: 'Provider’s merchant report',
  MTN_WALLET: 'MTN wallet',
  UISP: 'UISP',
  PHPNUXBILL: 'phpNuxBill',
  MIKROTIK: 'MikroTik',
  COA: 'CoA',
  WHMCS: 'WHMCS',
  RADIUSDESK: 'RADIUSdesk',
  DMY: 'Day, month, year',
  MDY: 'Month, day, year',
  YMD: 'Year, month, day',
  IN: 'Money in',
  OUT: 'Money out',
  UNPAID_SERVICE: 'Service without a payment',
  UNEXPLAINED_OUT: 'Unexplained money out',
  ATTEMPT_OPEN: 'Payment under way',
  OTHER_AMOUNT: 'Different amount',
  OTHER_CURRENCY: 'Different currency',
  OTHER_DAY: 'Different day',
  OTHER_PAYER: 'Different payer',
  NUMBER_NOT_PROVED: 'Number not confirmed',
  PAID_NOT_ACTIVE: 'Paid, not activated',
  UNKNOWN_CODE: 'Line without a payment',
  LOST_LINE: 'Payment without a line',
  MISSING_ENTRY: 'Not in the ledger',
  MISSING_ENTITLEMENT: 'No days granted',
  DAYS_TWICE: 'Days granted twice',
  SHORTENED_SERVICE: 'Days cut short',
  SILENT_NAS: 'Silent NAS',
  STORED_ANSWER: 'The stored answer is not the rule’s',
  LOGIN_BEFORE_PAYMENT: 'Logged in before the payment',
  ENDED_BY_NETWORK: 'Ended by the network, and not back',
  LOGIN_BEFORE_END: 'Logged in before the paid days ended',
  OPEN_AFTER_REFUSAL: 'Online although the line is terminated',
  SPEED_AT_LOGIN: 'Logged in before the speed changed',
  NO_LINE: 'No access line has this username',
  REPORTS_MISSING: 'Its reports are missing',
  SECOND_SESSION: 'A second session beside the first',
  NO_SESSION_YET: 'No session since it was installed',
  SMS: 'SMS',
  SUBMITTED: 'Sent',
  EFFECTED: 'Paid out',
};

/** Returns an option of a closed list in English: `IN_PROGRESS` → "In progress"; a payment method by its own label. */
export function englishOf(option: string): string {
  if (CARRIERS.includes(option)) return paymentMethodOf(option);
  const known = WORDS[option];
  if (known) return known;
  if (option !== option.toUpperCase()) return option;
  const words = option.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
