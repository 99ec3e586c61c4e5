/** The consent text of people who ask to be notified when fibre arrives; a changed text gets a new version. */
export const FIBRE_CONSENT = {
  version: '2026-11',
  text: 'By sending this you agree that we call or write to you once you can order. You can stop this at any time: call us or write to us.',
} as const;

/** The accepted versions. Forms that waited for a connection may have shown an earlier one. */
const VERSIONS: readonly string[] = [FIBRE_CONSENT.version];

/** Returns what is wrong with the version of a consent text, or null if that version exists. */
export const consentFault = (version: string): string | null =>
  VERSIONS.includes(version) ? null : 'is not a version of the consent text';
