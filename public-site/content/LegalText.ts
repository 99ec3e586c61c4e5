/** A text in numbered sections, such as the terms or the privacy policy. */
export interface LegalText {
  heading: string;
  lead: string;
  /** The day when it took effect, `YYYY-MM-DD`. */
  since: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The section's anchor on the page. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** A list below the paragraphs. */
  points?: readonly string[];
  /** Paragraphs below the list. */
  after?: readonly string[];
}
