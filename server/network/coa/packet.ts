import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { NasAnswer, NasAttributes, NasSession } from '../../ports/NasControl';

/** The codes of RFC 5176. */
const REQUEST_CODES = { disconnect: 40, change: 43 } as const;
export type RequestType = keyof typeof REQUEST_CODES;
const HEADER = 20;
const AUTHENTICATOR = { from: 4, to: 20 } as const;
const MESSAGE_AUTHENTICATOR = 80;
const ERROR_CAUSE = 101;
const VENDOR_SPECIFIC = 26;
const NOTHING = Buffer.alloc(16);

/** The number of each attribute in the dictionary of its vendor (null: of the RFCs). */
const DICTIONARY: Readonly<Record<string, readonly [vendor: number | null, number: number]>> = {
  'User-Name': [null, 1],
  'Framed-IP-Address': [null, 8],
  'Acct-Session-Id': [null, 44],
  'Mikrotik-Rate-Limit': [14_988, 8],
  'Huawei-Input-Average-Rate': [2_011, 2],
  'Huawei-Input-Peak-Rate': [2_011, 3],
  'Huawei-Output-Average-Rate': [2_011, 5],
  'Huawei-Output-Peak-Rate': [2_011, 6],
  'Cisco-Policy-Up': [9, 37],
  'Cisco-Policy-Down': [9, 38],
  'WISPr-Bandwidth-Max-Up': [14_122, 7],
  'WISPr-Bandwidth-Max-Down': [14_122, 8],
};

const md5 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function numbered(number: number, value: Buffer): Buffer {
  if (value.length > 253) throw new Error(`The RADIUS attribute ${number} is too long.`);
  return Buffer.concat([Buffer.from([number, value.length + 2]), value]);
}

const integer = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function attribute(name: string, value: Buffer): Buffer {
  const known = DICTIONARY[name];
  if (!known) throw new Error(`The RADIUS attribute ${name} is unknown.`);
  const [vendor, number] = known;
  return vendor === null
    ? numbered(number, value)
    : numbered(VENDOR_SPECIFIC, Buffer.concat([integer(vendor), numbered(number, value)]));
}

/**
 * Returns a request about a session, signed with the secret. It names the session by what the NAS itself reported, and nothing that
 * could contradict the NAS: a wrong NAS-IP-Address is refused, and a NAS whose clock is wrong drops an Event-Timestamp.
 */
export function requestPacket(
  type: RequestType,
  identifier: number,
  secret: string,
  { username, sessionId, framedAddress }: NasSession,
  changes: NasAttributes = {},
): Buffer {
  const attributes = Buffer.concat([
    // First, so that a NAS can check it before it reads anything else.
    numbered(MESSAGE_AUTHENTICATOR, NOTHING),
    attribute('User-Name', Buffer.from(username)),
    attribute('Acct-Session-Id', Buffer.from(sessionId)),
    ...(framedAddress && isIPv4(framedAddress)
      ? [attribute('Framed-IP-Address', Buffer.from(framedAddress.split('.').map(Number)))]
      : []),
    ...Object.entries(changes).map(([name, value]) =>
      attribute(name, typeof value === 'number' ? integer(value) : Buffer.from(value)),
    ),
  ]);
  const packet = Buffer.concat([Buffer.alloc(HEADER), attributes]);
  packet[0] = REQUEST_CODES[type];
  packet[1] = identifier;
  packet.writeUInt16BE(packet.length, 2);
  // Both are computed with zeros in the place of the authenticator; the second covers the first (RFC 5176, 2.3 and 3.4).
  createHmac('md5', secret)
    .update(packet)
    .digest()
    .copy(packet, HEADER + 2);
  md5(packet, secret).copy(packet, AUTHENTICATOR.from);
  return packet;
}

/** Returns the answer in a packet; null if it is not the answer to this request, signed with the secret. */
export function answerIn(packet: Buffer, request: Buffer, secret: string): NasAnswer | null {
  const [code = 0] = request;
  const length = packet.length >= HEADER ? packet.readUInt16BE(2) : 0;
  if (length < HEADER || length > packet.length || packet[1] !== request[1]) return null;
  // Bytes after the length are padding (RFC 2865, 3).
  const answer = packet.subarray(0, length);
  const isAcknowledged = answer[0] === code + 1;
  if (!isAcknowledged && answer[0] !== code + 2) return null;
  const asked = request.subarray(AUTHENTICATOR.from, AUTHENTICATOR.to);
  const proved = md5(answer.subarray(0, AUTHENTICATOR.from), asked, answer.subarray(HEADER), secret);
  if (!timingSafeEqual(proved, answer.subarray(AUTHENTICATOR.from, AUTHENTICATOR.to))) return null;
  const found = attributesIn(answer);
  if (!found || !isMessageProved(answer, found.get(MESSAGE_AUTHENTICATOR), asked, secret)) return null;
  if (isAcknowledged) return { acknowledged: true };
  const at = found.get(ERROR_CAUSE);
  return { acknowledged: false, cause: at && at.length === 4 ? answer.readUInt32BE(at.from) : null };
}

interface Place {
  /** The position of the value. */
  from: number;
  length: number;
}

/** Returns the first place of each attribute's value; null if the packet is malformed. */
function attributesIn(packet: Buffer): Map<number, Place> | null {
  const found = new Map<number, Place>();
  for (let at = HEADER; at < packet.length; ) {
    const [number, length] = [packet[at], packet[at + 1]];
    if (number === undefined || length === undefined || length < 2 || at + length > packet.length) return null;
    if (!found.has(number)) found.set(number, { from: at + 2, length: length - 2 });
    at += length;
  }
  return found;
}

/** Returns whether the Message-Authenticator of an answer is right. An answer may have none (RFC 5176, 2.3). */
function isMessageProved(answer: Buffer, place: Place | undefined, asked: Buffer, secret: string): boolean {
  if (!place) return true;
  if (place.length !== NOTHING.length) return false;
  const signed = Buffer.from(answer);
  asked.copy(signed, AUTHENTICATOR.from);
  NOTHING.copy(signed, place.from);
  const proved = createHmac('md5', secret).update(signed).digest();
  return timingSafeEqual(proved, answer.subarray(place.from, place.from + place.length));
}
