import { secondFactorCodeFault } from '../../contract/access/secondFactor';
import { text } from '../language/kinds';

/**
 * A random text that the browser sends with the request for an SMS code and again with the code. Without it, the address is used
 * instead.
 */
export const browser = text({ minLength: 16, maxLength: 100 });

/** A typed code from an SMS. */
export const phoneCode = text({
  required: true,
  fault: (code: string) => (/^\d{6}$/.test(code) ? null : 'Enter the 6 digits we sent'),
});

/** A typed code: of an authenticator app, or a recovery code. */
export const typedCode = text({ label: 'Code', required: true, maxLength: 20, fault: secondFactorCodeFault });
