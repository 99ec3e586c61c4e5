/**
 * Returns why a text is not an IPv4 address, or null. Each address has one notation only, so that two records with the same one
 * are found.
 */
export function ipv4Fault(text: string): string | null {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
    ? null
    : 'must be an IPv4 address, such as 102.34.56.78';
}
