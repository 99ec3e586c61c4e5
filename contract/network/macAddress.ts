/** The notations of MAC addresses: pairs with colons, dashes or spaces, groups of four with dots (Cisco), and none. */
const NOTATIONS = [
  /^[0-9A-F]{2}(?::[0-9A-F]{2}){5}$/,
  /^[0-9A-F]{2}(?:-[0-9A-F]{2}){5}$/,
  /^[0-9A-F]{2}(?: [0-9A-F]{2}){5}$/,
  /^[0-9A-F]{4}(?:\.[0-9A-F]{4}){2}$/,
  /^[0-9A-F]{12}$/,
];

/** Returns a MAC address as it is stored, such as `3C:7C:3F:0A:1B:2C`, however it is typed; null if the text is none. */
export function toMacAddress(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  if (!NOTATIONS.some((notation) => notation.test(text))) return null;
  return text.replace(/[^0-9A-F]/g, '').replace(/..(?=.)/g, '$&:');
}

/** Returns why a text is not a MAC address, or null. */
export const macFault = (text: string): string | null =>
  toMacAddress(text) ? null : 'must be a MAC address, such as 3C:7C:3F:0A:1B:2C';
