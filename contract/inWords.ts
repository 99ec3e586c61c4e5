/** An option of a closed list as people read it: `PAYMENT_PENDING` → `Payment pending`. */
export const inWords = (option: string): string =>
  option.charAt(0) + option.slice(1).toLowerCase().replaceAll('_', ' ');
