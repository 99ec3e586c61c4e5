/** A text in numbered sections: the terms, the privacy policy. */
export interface LegalText {
  heading: string;
  lead: string;
  /** The day it took effect, `YYYY-MM-DD`. */
  since: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Its address on the page. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Listed below the paragraphs. */
  points?: readonly string[];
  /** Paragraphs below the list. */
  after?: readonly string[];
}
