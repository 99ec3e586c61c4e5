import { createHmac } from 'node:crypto';

/** Returns the hash that is stored of a text so short that a plain hash could be guessed. `secret` is the server's. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');
