import {
  constants,
  createCipheriv,
  createDecipheriv,
  type KeyObject,
  publicEncrypt,
  randomBytes,
  verify,
} from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { require } from './fault';
import { momentOf } from './numbers';

const request = z.looseObject({
  data: z.looseObject({
    content: z.string(),
    signature: z.string(),
    dataDescription: z.looseObject({ codeType: z.string(), encryptCode: z.string(), zipCode: z.string() }),
  }),
  globalInfo: z.looseObject({
    appId: z.string(),
    version: z.string(),
    dataExchangeId: z.string(),
    interfaceCode: z.string(),
    requestCode: z.string(),
    responseCode: z.string(),
    requestTime: z.string(),
    deviceMAC: z.string(),
    deviceNo: z.string(),
    tin: z.string(),
    userName: z.string(),
    taxpayerID: z.string(),
  }),
  returnStateInfo: z.looseObject({}),
});
export type EfrisRequest = z.infer<typeof request>;

/** The stand-in's taxpayer and device. */
export interface Taxpayer {
  tin: string;
  deviceNumber: string;
  publicKey: KeyObject;
}

const SKEW = 10 * 60_000;

/** Reads the outer part of a request. Throws a Fault if it is invalid, including its signature and time. */
export function readRequest(body: unknown, { tin, deviceNumber, publicKey }: Taxpayer, now: Date): EfrisRequest {
  const parsed = request.safeParse(body);
  require(parsed.success, '43', 'Outer packet json format is invalid!');
  const { data, globalInfo } = parsed.data;
  require(globalInfo.appId === 'AP04', '30', 'AppID error');
  require(globalInfo.dataExchangeId.length <= 32, '25', 'DataExchangeId cannot be greater than 32 characters!');
  require(globalInfo.requestCode === 'TP', '26', 'RequestCode error');
  require(globalInfo.responseCode === 'TA', '27', 'ResponseCode error');
  const requestTime = momentOf(globalInfo.requestTime);
  require(requestTime, '31', 'RequestTime time format error');
  const skew = Math.abs(requestTime.getTime() - now.getTime());
  require(skew <= SKEW, '28', 'The difference between RequestTime and the current time is greater than ten minutes!');
  require(globalInfo.tin === tin, '100', 'Taxpayer does not exist');
  require(globalInfo.deviceNo === deviceNumber, '400', 'Device does not exist');
  if (data.content !== '') {
    require(data.signature !== '', '39', 'Signature value can not be empty!');
    const signature = Buffer.from(data.signature, 'base64');
    require(verify('sha1', Buffer.from(data.content), publicKey, signature), '38', 'Signature value is invalid!');
  }
  return parsed.data;
}

/** Returns a new key for one day, and the key as it is sent: in base64, encrypted with the taxpayer's public key. */
export function newDayKey(publicKey: KeyObject): { key: Buffer; encrypted: string } {
  const key = randomBytes(16);
  const text = Buffer.from(key.toString('base64'));
  const encrypted = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, text).toString('base64');
  return { key, encrypted };
}

/** Returns the decrypted content of a request, or null if it is empty. */
export function requestContent({ data }: EfrisRequest, key: Buffer): unknown {
  const { codeType, encryptCode } = data.dataDescription;
  if (data.content === '') return null;
  require(codeType === '1' && encryptCode === '2', '03', 'White box decryption failed');
  try {
    const decipher = createDecipheriv('aes-128-ecb', key, null);
    const text = Buffer.concat([decipher.update(Buffer.from(data.content, 'base64')), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return require(false, '15', 'Unpacking data error');
  }
}

/** Returns an answer in the authority's format: encrypted if there is a key, compressed if `zipped` is true. */
export function answerOf(
  { globalInfo }: Pick<EfrisRequest, 'globalInfo'>,
  { code = '00', message = 'SUCCESS', content }: { code?: string; message?: string; content?: unknown },
  { key, zipped }: { key: Buffer | null; zipped: boolean },
) {
  const text = content === undefined ? '' : JSON.stringify(content);
  const sealed = key && text ? encrypted(text, key) : Buffer.from(text);
  const isZipped = zipped && text !== '';
  return {
    data: {
      content: (isZipped ? gzipSync(sealed) : sealed).toString('base64'),
      signature: '',
      dataDescription: {
        codeType: key && text ? '1' : '0',
        encryptCode: key && text ? '2' : '1',
        zipCode: isZipped ? '1' : '0',
      },
    },
    globalInfo,
    returnStateInfo: { returnCode: code, returnMessage: message },
  };
}

function encrypted(text: string, key: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(Buffer.from(text)), cipher.final()]);
}
