import { text } from '../language/kinds';

/** A random text that the browser which asks for a code by SMS sends again with it. Left out, its address stands for it. */
export const browser = text({ minLength: 16, maxLength: 100 });

/** A code that came by SMS, as it is typed. */
export const phoneCode = text({
  required: true,
  fault: (code: string) => (/^\d{6}$/.test(code) ? null : 'Enter the 6 digits we sent'),
});
