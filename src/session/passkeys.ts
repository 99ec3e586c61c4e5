import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { PASSKEY_ALGORITHMS, TRANSPORTS } from '../../contract/access/passkeys';
import { brand } from '../../contract/brand';
import type { NewPasskey, PasskeyRequest, UsedPasskey } from '../../resources/access/passkeyShapes';

/** Loads the library only when a passkey is used, because few sessions need it. */
const browserOf = () => import('@simplewebauthn/browser');
const listed = (credentials: PasskeyRequest['credentials']) =>
  credentials.map((each) => ({ ...each, type: 'public-key' as const }));
const refuse = (why: string) => () => {
  throw new Error(why);
};

/** Has the browser ask for one of the passkeys; throws `why` if the user provides none. */
export async function signWithPasskey(
  { challenge, siteId, credentials }: PasskeyRequest,
  why: string,
): Promise<UsedPasskey> {
  const { startAuthentication } = await browserOf();
  const optionsJSON = { challenge, rpId: siteId, allowCredentials: listed(credentials) };
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refuse(why));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credentialId: id, clientDataJSON, authenticatorData, signature };
}

/** Has the browser create a passkey; throws `why` if it creates none. */
export async function makePasskey({ challenge, siteId, credentials, user }: NewPasskey, why: string) {
  const { startRegistration } = await browserOf();
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    ...{ challenge, user, rp: { id: siteId, name: brand.name }, attestation: 'none' },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: listed(credentials),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
  const { id, response } = await startRegistration({ optionsJSON }).catch(refuse(why));
  const { clientDataJSON, attestationObject } = response;
  const transports = TRANSPORTS.filter((each) => response.transports?.includes(each));
  return { credentialId: id, clientDataJSON, attestationObject, transports };
}
