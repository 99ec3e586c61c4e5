import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyRequest } from '../../resources/access/passkeyShapes';

type Asked = Pick<PasskeyRequest, 'challenge' | 'siteId'>;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const numbered = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
/** Encodes the CBOR needed here: texts below 24 bytes, and bytes from 24 bytes to 64 KB, each in its shortest form. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => {
  const size = value.length < 256 ? 1 : 2;
  return Buffer.concat([Buffer.from([0x57 + size]), numbered(value.length, size), value]);
};

const [PRESENT, HAS_KEY] = [0x01, 0x40];

/** Creates a software security key for tests: one P-256 key without attestation. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  /** The public key: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  let counter = 0;

  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const head = (siteId: string, flags: number, count: number) =>
    Buffer.concat([sha256(siteId), Buffer.from([flags]), numbered(count, 4)]);

  return {
    credentialId,
    /** Creates the passkey in the form that a browser returns. */
    make({ challenge, siteId }: Asked, from = origin) {
      const key = Buffer.concat([Buffer.alloc(16), numbered(id.length, 2), id, cose]);
      const data = Buffer.concat([head(siteId, PRESENT | HAS_KEY, counter), key]);
      const object = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)];
      return {
        credentialId,
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: Buffer.concat([Buffer.from([0xa3]), ...object]).toString('base64url'),
        transports: ['usb'],
      };
    },
    /** Signs a challenge with the next counter value, or with another counter, or for another page. */
    use({ challenge, siteId }: Asked, { from = origin, count = counter + 1 } = {}) {
      counter = count;
      const data = head(siteId, PRESENT, count);
      const client = clientData('webauthn.get', challenge, from);
      return {
        credentialId,
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
}
