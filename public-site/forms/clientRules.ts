import { tinFault } from '../../contract/payments/tin';
import { normalisePhone } from '../../contract/phone';

/** The same texts as in the API, so that a field shows the same error wherever it was found. */
const PHONE = 'Enter a valid phone number, e.g. 0771 234 567';
const EMAIL = 'Enter a valid e-mail address, e.g. name@example.com';

export const requiredText = (value: string): string | undefined => (value.trim() ? undefined : 'is required');

export const phoneRule = (value: string): string | undefined =>
  requiredText(value) ?? (normalisePhone(value) ? undefined : PHONE);

export const optionalPhoneRule = (value: string): string | undefined => (value.trim() ? phoneRule(value) : undefined);

/** Refuses only what cannot be an address; the API makes the final decision. */
export const optionalEmailRule = (value: string): string | undefined =>
  !value.trim() || /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value.trim()) ? undefined : EMAIL;

export const optionalTinRule = (value: string): string | undefined => tinFault(value.trim()) ?? undefined;
