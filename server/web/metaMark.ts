/** An element for a page's head that tells its scripts a text; data, so the content security policy allows it. */
export function metaMark(name: string, text: string): string {
  const content = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${content}">`;
}
