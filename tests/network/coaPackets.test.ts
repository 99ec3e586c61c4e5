import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readRequest, writeAnswer } from '../../mock-server/network/nasPackets';
import { answerIn, requestPacket } from '../../server/network/coa/packet';

const SECRET = 'the-routers-secret';
const SESSION = { username: 'KF-000001', sessionId: '81a00001', framedAddress: '102.34.0.2' };
const request = requestPacket('disconnect', 7, SECRET, SESSION);
const read = (packet: Buffer) => {
  const found = readRequest(packet, SECRET);
  if (!found) throw new Error('The request is not signed.');
  return found;
};
/** Signs an answer, whatever is in it. */
function signed(answer: Buffer): Buffer {
  answer.writeUInt16BE(answer.length, 2);
  request.copy(answer, 4, 4, 20);
  createHash('md5').update(answer).update(SECRET).digest().copy(answer, 4);
  return answer;
}

describe('requestPacket', () => {
  it('names the session as the NAS wrote it, signed in both ways, and nothing else', () => {
    const { code, identifier, attributes } = read(request);
    expect([code, identifier]).toEqual([40, 7]);
    expect([...attributes.keys()]).toEqual(['80', '1', '44', '8']);
    expect(String(attributes.get('1'))).toBe('KF-000001');
    expect(String(attributes.get('44'))).toBe('81a00001');
    expect([...(attributes.get('8') ?? [])]).toEqual([102, 34, 0, 2]);
  });

  it('leaves out an address that is unknown, or of IPv6', () => {
    for (const framedAddress of [null, '2001:db8::1'])
      expect(read(requestPacket('disconnect', 0, SECRET, { ...SESSION, framedAddress })).attributes.has('8')).toBe(
        false,
      );
  });

  it('writes attributes of vendors', () => {
    const changes = { 'Mikrotik-Rate-Limit': '10M/20M', 'WISPr-Bandwidth-Max-Up': 4_294_967_295 };
    const { code, attributes } = read(requestPacket('change', 255, SECRET, SESSION, changes));
    expect(code).toBe(43);
    expect(String(attributes.get('14988:8'))).toBe('10M/20M');
    expect(attributes.get('14122:7')?.readUInt32BE(0)).toBe(4_294_967_295);
  });

  it('refuses what does not fit into an attribute or is in no dictionary', () => {
    expect(() => requestPacket('change', 0, SECRET, { ...SESSION, sessionId: 'x'.repeat(254) })).toThrow('too long');
    expect(() => requestPacket('change', 0, SECRET, SESSION, { Filter: 'x' })).toThrow('Filter is unknown');
  });
});

describe('answerIn', () => {
  const read1 = read(request);
  const answer = (refusal: number | null) => writeAnswer(read1, refusal, SECRET);

  it('reads an acknowledgement, and a refusal with its cause or without', () => {
    expect(answerIn(answer(null), request, SECRET)).toEqual({ acknowledged: true });
    expect(answerIn(answer(503), request, SECRET)).toEqual({ acknowledged: false, cause: 503 });
    const bare = signed(Buffer.concat([Buffer.from([42, 7]), Buffer.alloc(18)]));
    expect(answerIn(bare, request, SECRET)).toEqual({ acknowledged: false, cause: null });
  });

  it('ignores padding after the answer', () =>
    expect(answerIn(Buffer.concat([answer(null), Buffer.alloc(9)]), request, SECRET)).toEqual({ acknowledged: true }));

  it('ignores every answer of which one bit differs', () => {
    const right = answer(503);
    for (let bit = 0; bit < right.length * 8; bit += 1) {
      const wrong = Buffer.from(right);
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(answerIn(wrong, request, SECRET)).toBeNull();
    }
  });

  it('ignores an answer to another request, of another secret, and pieces of one', () => {
    expect(answerIn(answer(null), requestPacket('disconnect', 8, SECRET, SESSION), SECRET)).toBeNull();
    expect(answerIn(answer(null), requestPacket('change', 7, SECRET, SESSION), SECRET)).toBeNull();
    expect(answerIn(writeAnswer(read1, null, 'another'), request, SECRET)).toBeNull();
    for (let length = 0; length < 26; length += 1)
      expect(answerIn(answer(503).subarray(0, length), request, SECRET)).toBeNull();
  });

  it('ignores a signed answer with a wrong Message-Authenticator or malformed attributes', () => {
    const head = Buffer.concat([Buffer.from([41, 7]), Buffer.alloc(18)]);
    expect(
      answerIn(signed(Buffer.concat([head, Buffer.from([80, 18]), Buffer.alloc(16)])), request, SECRET),
    ).toBeNull();
    expect(answerIn(signed(Buffer.concat([head, Buffer.from([80, 4, 0, 0])])), request, SECRET)).toBeNull();
    expect(answerIn(signed(Buffer.concat([head, Buffer.from([101, 9, 0])])), request, SECRET)).toBeNull();
    expect(answerIn(signed(Buffer.concat([head, Buffer.from([101, 0, 0, 0])])), request, SECRET)).toBeNull();
  });
});
