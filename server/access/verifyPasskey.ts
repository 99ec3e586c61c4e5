import { PASSKEY_ALGORITHMS } from '../../contract/access/passkeys';
import type { MadePasskey, UsedPasskey } from '../../resources/access/passkeyShapes';
import { passkeys } from '../../resources/access/systemTables';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { siteOf } from './rules/passkeys';

/** The challenge, and the public address at which it was issued. */
interface Asked {
  challenge: string;
  publicUrl: string;
}

/** Loaded with the first passkey, so that a start need not wait for it. */
const library = () => import('@simplewebauthn/server');

const expected = ({ challenge, publicUrl }: Asked) => {
  const { id, origin } = siteOf(publicUrl);
  // The passkey is a second factor in addition to a password: possession is enough, and small keys have no PIN.
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: false };
};
const envelope = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** Returns the fields to store of a passkey that was just created, or null if it does not answer the challenge. */
export async function verifiedPasskey(asked: Asked, { credentialId, clientDataJSON, attestationObject }: MadePasskey) {
  const { verifyRegistrationResponse } = await library();
  const response = { ...envelope(credentialId), response: { clientDataJSON, attestationObject } };
  const supportedAlgorithmIDs = [...PASSKEY_ALGORITHMS];
  // The library throws if anything does not fit.
  const made = await verifyRegistrationResponse({ ...expected(asked), response, supportedAlgorithmIDs }).catch(
    () => null,
  );
  if (!made?.verified) return null;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Returns whether a passkey of this user answered the challenge. Its counter is stored, so that a copy of it is detected. */
export async function usePasskey(
  tx: Store,
  userId: string,
  asked: Asked,
  { credentialId, ...response }: UsedPasskey,
  now: Date,
): Promise<boolean> {
  const [passkey] = await tx.find(passkeys, { where: [{ path: 'credentialId', in: [credentialId] }] });
  if (passkey?.userId !== userId) return false;
  const { id, publicKey, counter } = passkey;
  const credential = { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter };
  const { verifyAuthenticationResponse } = await library();
  const used = await verifyAuthenticationResponse({
    ...expected(asked),
    response: { ...envelope(credentialId), response },
    credential,
  }).catch(() => null);
  if (!used?.verified) return false;
  const { newCounter } = used.authenticationInfo;
  await updateRecord(tx, passkeys, id, { counter: newCounter, lastUsedAt: now.toISOString() }, now);
  return true;
}
