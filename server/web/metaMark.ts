/** Returns a meta element that passes a text to the page's scripts. It is data, so the content security policy allows it. */
export function metaMark(name: string, text: string): string {
  const content = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${content}">`;
}
