import { base64UrlFault, TRANSPORTS } from '../../contract/access/passkeys';
import { manyOf, text } from '../language/kinds';
import * as shape from '../language/shapes';

const bytes = (maxLength: number) => text({ required: true, maxLength, fault: base64UrlFault, hidden: true });

/** The maximum length of a passkey's id: 1,023 bytes in base64url. */
export const LONGEST_ID = 1_364;

const answered = { credentialId: bytes(LONGEST_ID), clientDataJSON: bytes(4_000) };

/** The browser's answer after it created a passkey. */
export const madePasskey = {
  ...answered,
  attestationObject: bytes(16_000),
  transports: manyOf(TRANSPORTS, { hidden: true }),
};
/** The browser's answer after the user used a passkey. */
export const usedPasskey = { ...answered, authenticatorData: bytes(4_000), signature: bytes(2_000) };

type Sent<F extends object> = { [N in keyof F]: string };
export type MadePasskey = Sent<Omit<typeof madePasskey, 'transports'>>;
export type UsedPasskey = Sent<typeof usedPasskey>;

/** The browser's request for one of the user's passkeys. The challenge is valid once, for five minutes. */
const asking = {
  challenge: shape.text,
  /** The site that the passkeys belong to: the host of the public address. */
  siteId: shape.text,
  credentials: shape.listOf(shape.object({ id: shape.text, transports: shape.listOf(shape.oneOf(...TRANSPORTS)) })),
};
export const passkeyRequest = shape.object(asking);
export type PasskeyRequest = shape.Held<typeof passkeyRequest>;

/** The browser's request to create a passkey; `credentials` are the existing ones. */
export const newPasskey = shape.object({
  ...asking,
  /** The user; the id is in base64url. */
  user: shape.object({ id: shape.text, name: shape.text, displayName: shape.text }),
});
export type NewPasskey = shape.Held<typeof newPasskey>;
