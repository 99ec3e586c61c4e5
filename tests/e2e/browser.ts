import { openBrowser } from '../browser';

/** The browser of this worker. Each journey opens its own contexts; `setup.ts` closes the pages that a file leaves open. */
export const browser = await openBrowser();
