import { execFileSync } from 'node:child_process';
import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** Spreads 7 bytes over the 8 of a DES key, whose last bits are ignored. */
function desKey(seven: Buffer): Buffer {
  const bits = [...seven].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Buffer.from(Array.from({ length: 8 }, (_, at) => Number.parseInt(`${bits.slice(7 * at, 7 * at + 7)}0`, 2)));
}

/** OpenSSL no longer has single DES by default; triple DES with the same key three times is the same. */
function des(key: Buffer, block: Buffer): Buffer {
  const cipher = createCipheriv('des-ede3', Buffer.concat([key, key, key]), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
}

/** Returns the hash of a password as Windows stores it, by a program of FreeRADIUS, because Node.js lacks MD4. */
const ntHash = (password: string): Buffer =>
  Buffer.from(
    /([0-9A-F]{32})\s*$/i.exec(
      execFileSync('/usr/bin/smbencrypt', [password], { encoding: 'utf8', stdio: 'pipe' }),
    )?.[1] ?? '',
    'hex',
  );

/** Returns the attributes with which a modem proves its password by MS-CHAPv2 (RFC 2759, RFC 2548). */
export function msChap2(username: string, password: string): string[] {
  const [challenge, peer] = [randomBytes(16), randomBytes(16)];
  const hash = createHash('sha1').update(peer).update(challenge).update(username).digest().subarray(0, 8);
  const key = Buffer.concat([ntHash(password), Buffer.alloc(5)]);
  const response = [0, 7, 14].map((at) => des(desKey(key.subarray(at, at + 7)), hash));
  const packed = Buffer.concat([Buffer.alloc(2), peer, Buffer.alloc(8), ...response]);
  return [`MS-CHAP-Challenge = 0x${challenge.toString('hex')}`, `MS-CHAP2-Response = 0x${packed.toString('hex')}`];
}
