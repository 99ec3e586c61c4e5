import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  privateDecrypt,
  randomUUID,
  sign,
} from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { z } from 'zod';
import type { EfrisAccess } from '../../ports/TaxAuthority';

/** The maximum number of bytes of an unpacked response. */
const LONGEST = 32 * 1024 * 1024;

/** Formats a moment as in EFRIS requests: in Uganda's time, without a time zone. */
export const written = (moment: Date): string => format(moment, 'yyyy-MM-dd HH:mm:ss', { in: tz('Africa/Kampala') });

const answer = z.looseObject({
  data: z
    .looseObject({
      content: z.string().nullish(),
      dataDescription: z.looseObject({ codeType: z.string(), encryptCode: z.string(), zipCode: z.string() }).nullish(),
    })
    .nullish(),
  returnStateInfo: z.looseObject({ returnCode: z.string(), returnMessage: z.string().nullish() }),
});
export type EfrisAnswer = z.infer<typeof answer>;

/** Parses a response. Throws if it is not one. */
export const readEfrisAnswer = (body: unknown): EfrisAnswer => answer.parse(body);

/** Returns a request. `content` is JSON: encrypted and signed if there is a key, empty if there is no content. */
export function requestOf(
  access: Pick<EfrisAccess, 'tin' | 'deviceNumber' | 'privateKey'>,
  { code, content, key, now }: { code: string; content: unknown; key: Buffer | null; now: Date },
) {
  const text = content === undefined ? '' : JSON.stringify(content);
  const encoded = key && text ? encrypt(text, key) : Buffer.from(text).toString('base64');
  const signature = encoded ? sign('sha1', Buffer.from(encoded), access.privateKey).toString('base64') : '';
  return {
    data: {
      content: encoded,
      signature,
      dataDescription: { codeType: key && text ? '1' : '0', encryptCode: key && text ? '2' : '1', zipCode: '0' },
    },
    globalInfo: {
      appId: 'AP04',
      version: '1.1.20191201',
      dataExchangeId: randomUUID().replaceAll('-', ''),
      interfaceCode: code,
      requestCode: 'TP',
      requestTime: written(now),
      responseCode: 'TA',
      userName: 'admin',
      deviceMAC: 'FFFFFFFFFFFF',
      deviceNo: access.deviceNumber,
      tin: access.tin,
      brn: '',
      taxpayerID: '1',
      longitude: '32.5822',
      latitude: '0.3163',
      agentType: '0',
      extendField: { responseDateFormat: 'dd/MM/yyyy', responseTimeFormat: 'dd/MM/yyyy HH:mm:ss' },
    },
    returnStateInfo: { returnCode: '', returnMessage: '' },
  };
}

/**
 * Returns the content of a response, unpacked and decrypted as it specifies, or null if it is empty. Throws if it cannot be read.
 */
export function responseContent({ data }: EfrisAnswer, key: Buffer | null): unknown {
  if (!data?.content) return null;
  const { codeType, encryptCode, zipCode } = data.dataDescription ?? {};
  const raw = Buffer.from(data.content, 'base64');
  const bytes = zipCode === '1' ? gunzipSync(raw, { maxOutputLength: LONGEST }) : raw;
  const isEncrypted = codeType === '1' && encryptCode === '2';
  if (isEncrypted && !key) throw new Error('There is no key for this answer.');
  const text = isEncrypted && key ? decrypt(bytes, key) : bytes.toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

/**
 * Returns the day's AES key from interface T104, which is in base64 and encrypted with our own RSA key. Throws if it cannot be
 * read.
 */
export function keyFrom(encrypted: string, privateKey: string): Buffer {
  const key = Buffer.from(unpadded(rawDecrypted(encrypted, privateKey)).toString('latin1'), 'base64');
  if (key.length !== 16) throw new Error('The key is not one of 128 bits.');
  return key;
}

const rawDecrypted = (encrypted: string, privateKey: string) =>
  privateDecrypt(
    { key: createPrivateKey(privateKey), padding: constants.RSA_NO_PADDING },
    Buffer.from(encrypted, 'base64'),
  );

/**
 * Removes the padding of PKCS #1 v1.5. Node.js no longer supports it, because a server that reveals whether the padding was right
 * can be queried until the secret is known. Here we are the client, so no one can query us.
 */
function unpadded(block: Buffer): Buffer {
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('The key is not encrypted to ours.');
  return block.subarray(end + 1);
}

function encrypt(text: string, key: Buffer): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]).toString('base64');
}

function decrypt(bytes: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
}
