import { openBrowser } from '../browser';

/** The browser of this worker, in which each journey has contexts of its own; `setup.ts` closes those that a file has left open. */
export const browser = await openBrowser();
