import { base64UrlFault, TRANSPORTS } from '../../contract/access/passkeys';
import { manyOf, text } from '../language/kinds';
import * as shape from '../language/shapes';

const bytes = (maxLength: number) => text({ required: true, maxLength, fault: base64UrlFault, hidden: true });

/** The longest id of a passkey: 1,023 bytes in base64url. */
export const LONGEST_ID = 1_364;

const answered = { credentialId: bytes(LONGEST_ID), clientDataJSON: bytes(4_000) };

/** What a browser answers of a passkey that it made. */
export const madePasskey = {
  ...answered,
  attestationObject: bytes(16_000),
  transports: manyOf(TRANSPORTS, { hidden: true }),
};
/** What a browser answers of a passkey that somebody used. */
export const usedPasskey = { ...answered, authenticatorData: bytes(4_000), signature: bytes(2_000) };

type Sent<F extends object> = { [N in keyof F]: string };
export type MadePasskey = Sent<Omit<typeof madePasskey, 'transports'>>;
export type UsedPasskey = Sent<typeof usedPasskey>;

/** What a browser asks a person's passkeys by. The challenge counts once, for five minutes. */
const asking = {
  challenge: shape.text,
  /** The site that they belong to: the host of the public address. */
  siteId: shape.text,
  credentials: shape.listOf(shape.object({ id: shape.text, transports: shape.listOf(shape.oneOf(...TRANSPORTS)) })),
};
export const passkeyRequest = shape.object(asking);
export type PasskeyRequest = shape.Held<typeof passkeyRequest>;

/** What a browser makes a passkey from; `credentials` are those that there are. */
export const newPasskey = shape.object({
  ...asking,
  /** The id in base64url. */
  user: shape.object({ id: shape.text, name: shape.text, displayName: shape.text }),
});
export type NewPasskey = shape.Held<typeof newPasskey>;
