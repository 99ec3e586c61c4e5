/** Returns an option of a closed list in readable form: `PAYMENT_PENDING` → `Payment pending`. */
export const inWords = (option: string): string =>
  option.charAt(0) + option.slice(1).toLowerCase().replaceAll('_', ' ');
