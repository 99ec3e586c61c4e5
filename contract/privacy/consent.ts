/** What people agree to when they ask to be told of fibre; a changed text gets a new version. */
export const FIBRE_CONSENT = {
  version: '2026-11',
  text: 'By sending this you agree that we call or write to you once you can order. You can stop this at any time: call us or write to us.',
} as const;

/** Forms that waited for a connection may have shown an earlier one. */
const VERSIONS: readonly string[] = [FIBRE_CONSENT.version];

/** What is wrong with the version of a text that somebody agreed to; null where there is such a text. */
export const consentFault = (version: string): string | null =>
  VERSIONS.includes(version) ? null : 'is not a version of the consent text';
