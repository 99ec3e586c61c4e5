import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Destination } from './destination';

/** A receiver's response. */
export interface EventAnswer {
  status: number;
  /** The first characters of the response body. */
  body: string;
}

export interface EventRequest {
  destination: Destination;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a delivery and resolves with any response. Throws a SendingFailed if there is none. */
export type SendEvent = (request: EventRequest) => Promise<EventAnswer>;

/** The reason why there is no response, as a sentence. */
export class SendingFailed extends Error {}

const TIMEOUT = 10_000;
/** The number of characters that are kept of a response, and the maximum number of bytes that are read of it. */
const KEPT = 500;
const READ = 4_096;

/**
 * Sends a delivery to the addresses that were checked, whatever the host's name resolves to by now. Redirects are not followed,
 * because they would bypass the check. Only the beginning of the response is read. The whole call takes at most ten seconds.
 */
export function sendEvent(
  { destination: { url, addresses }, headers, body }: EventRequest,
  timeout = TIMEOUT,
): Promise<EventAnswer> {
  const signal = AbortSignal.timeout(timeout);
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_host, options, found) => {
    const [first] = known;
    if (options.all || !first) found(null, known);
    else found(null, first.address, first.family);
  };
  const request = url.protocol === 'http:' ? plainRequest : secureRequest;
  return new Promise<EventAnswer>((resolve, reject) => {
    const fail = (fault: Error) => reject(new SendingFailed(sentenceOf(fault, signal.aborted, timeout)));
    const length = { 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Kitara-Webhooks/1' };
    const call = request(url, { method: 'POST', headers: { ...headers, ...length }, lookup, signal, agent: false });
    call.on('error', fail);
    call.on('response', (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      const done = () => {
        // Text columns cannot store the NUL character.
        const text = Buffer.concat(parts).toString('utf8').replaceAll('\u0000', '').slice(0, KEPT);
        resolve({ status: answer.statusCode ?? 0, body: text });
        answer.destroy();
      };
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= READ) done();
      });
      answer.on('end', done);
      answer.on('error', fail);
    });
    call.end(body);
  });
}

/** Returns an error as a sentence, without any text of the receiver. */
function sentenceOf(fault: Error & { code?: string }, isLate: boolean, timeout: number): string {
  if (isLate) return `No answer within ${timeout / 1_000} seconds.`;
  const code = fault.code ?? 'unknown fault';
  return /CERT|SSL|TLS|SELF_SIGNED|VERIFY|ALTNAME/.test(code)
    ? `The certificate is not valid (${code}).`
    : `Could not connect (${code}).`;
}
