import { tinFault } from '../../contract/payments/tin';
import { normalisePhone } from '../../contract/phone';

/** Texts as the API says them, so that a field reads the same, no matter who noticed. */
const PHONE = 'Enter a valid phone number, e.g. 0771 234 567';
const EMAIL = 'Enter a valid e-mail address, e.g. name@example.com';

export const requiredText = (value: string): string | undefined => (value.trim() ? undefined : 'is required');

export const phoneRule = (value: string): string | undefined =>
  requiredText(value) ?? (normalisePhone(value) ? undefined : PHONE);

export const optionalPhoneRule = (value: string): string | undefined => (value.trim() ? phoneRule(value) : undefined);

/** Only what cannot be an address is refused here; the API has the last word. */
export const optionalEmailRule = (value: string): string | undefined =>
  !value.trim() || /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(value.trim()) ? undefined : EMAIL;

export const optionalTinRule = (value: string): string | undefined => tinFault(value.trim()) ?? undefined;
