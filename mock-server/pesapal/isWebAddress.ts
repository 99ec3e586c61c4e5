/** Returns whether the value is an absolute http or https URL; nothing else may become a link or a redirect. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
