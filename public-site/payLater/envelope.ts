import AES from 'crypto-js/aes';
import { newKey } from '../api/idempotencyKey';

/** The specification's secure request envelope (section 3). */
export interface Envelope {
  /** The payload as JSON, encrypted (AES, in crypto-js's own text format). */
  data: string;
  apiKey: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  origin: string;
  nonce: string;
}

/** A placeholder, as specified: anyone who reads the bundle can read it, so it grants no access and protects nothing. */
export const API_KEY = 'placeholder-api-key';
/** The web origin label. */
const ORIGIN = 'WEB';

/** Encrypts a payload; the placeholder is also its passphrase, so that the bundle contains no secret. */
export function sealed(payload: object, now: number): Envelope {
  const data = AES.encrypt(JSON.stringify(payload), API_KEY).toString();
  return { data, apiKey: API_KEY, timestamp: now, origin: ORIGIN, nonce: newKey() };
}
