import { createHash, createHmac } from 'node:crypto';

const HEADER = 20;
const NOTHING = Buffer.alloc(16);

/** A request to a NAS, as it came. */
export interface NasRequest {
  code: number;
  identifier: number;
  authenticator: Buffer;
  /** The values by number; those of vendors as `vendor:number`. */
  attributes: ReadonlyMap<string, Buffer>;
}

/** Reads a request; null if it is not signed with the secret in both ways that RFC 5176 has. */
export function readRequest(packet: Buffer, secret: string): NasRequest | null {
  const authenticator = packet.subarray(4, HEADER);
  const unsigned = Buffer.concat([packet.subarray(0, 4), NOTHING, packet.subarray(HEADER)]);
  if (!createHash('md5').update(unsigned).update(secret).digest().equals(authenticator)) return null;
  const attributes = new Map<string, Buffer>();
  const blank = Buffer.from(unsigned);
  for (let at = HEADER; at < packet.length; at += packet[at + 1] ?? packet.length) {
    const value = packet.subarray(at + 2, at + (packet[at + 1] ?? 0));
    if (packet[at] === 26) attributes.set(`${value.readUInt32BE(0)}:${value[4]}`, value.subarray(6));
    else attributes.set(String(packet[at]), value);
    if (packet[at] === 80) NOTHING.copy(blank, at + 2);
  }
  const signature = attributes.get('80');
  if (!signature || !createHmac('md5', secret).update(blank).digest().equals(signature)) return null;
  return { code: packet[0] ?? 0, identifier: packet[1] ?? 0, authenticator, attributes };
}

/** Writes the answer to a request: an acknowledgement, or a refusal with its Error-Cause. */
export function writeAnswer(request: NasRequest, refusal: number | null, secret: string): Buffer {
  const attributes = refusal === null ? Buffer.alloc(0) : Buffer.from([101, 6, 0, 0, refusal >> 8, refusal & 255]);
  const answer = Buffer.concat([Buffer.alloc(HEADER), attributes]);
  answer[0] = request.code + (refusal === null ? 1 : 2);
  answer[1] = request.identifier;
  answer.writeUInt16BE(answer.length, 2);
  request.authenticator.copy(answer, 4);
  createHash('md5').update(answer).update(secret).digest().copy(answer, 4);
  return answer;
}
