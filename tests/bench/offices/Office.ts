import type { Page } from 'playwright-core';

/** A back-office to measure: ours, or a peer's built demo. */
export interface Office {
  name: string;
  /** The base URL without a trailing slash. */
  url: string;
  /** The path of the sign-in page. */
  signInPath: string;
  /** Signs in on the sign-in page, which then returns to the page requested before. */
  signIn(page: Page): Promise<void>;
  /** The path of a list of records. */
  listPath: string;
  /** The selector of a row in that list. */
  row: string;
  /** The selectors of another list's menu entry, which must be visible on the first list, and of a row there. */
  next: { entry: string; row: string };
  stop(): Promise<void>;
}
