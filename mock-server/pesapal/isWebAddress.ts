/** An absolute http or https address: anything else must not become a link or a redirect. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
