import type { Page } from 'playwright-core';

/** A back-office to be measured: ours, or a peer's built demo. */
export interface Office {
  name: string;
  /** Where it is served, without a slash at its end. */
  url: string;
  /** Path of its sign-in page. */
  signInPath: string;
  /** Signs in where the sign-in page is shown; a page that was asked for before comes back. */
  signIn(page: Page): Promise<void>;
  /** Path of a list of records. */
  listPath: string;
  /** Selector of a row of that list. */
  row: string;
  /** Selectors of the menu entry of another list, which must be in sight on the first list, and of a row there. */
  next: { entry: string; row: string };
  stop(): Promise<void>;
}
