import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike, because people type secrets into modems and routers. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 99 bits. */
const LENGTH = 20;

/** Returns a new random secret for a modem or a router. */
export const newSecret = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
