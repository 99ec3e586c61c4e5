/**
 * Returns whether a text contains a short link as map apps share it. The point is not in the link, but behind a redirect that we do
 * not follow.
 */
export const hasShortMapLink = (text: string): boolean =>
  /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|maps\.apple\/p|osm\.org\/go|w3w\.co)\b/i.test(text);
