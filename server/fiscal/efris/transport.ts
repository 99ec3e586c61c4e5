import { AuthorityError } from '../../ports/TaxAuthority';
import { type EfrisAnswer, readEfrisAnswer } from './envelope';

export interface EfrisTransport {
  fetch: typeof fetch;
  /** The timeout of one exchange. */
  timeoutMs: number;
}

const unavailable = (code: string, message: string) => new AuthorityError('unavailable', code, message);

/**
 * Performs one exchange with EFRIS, without judging the response. Throws AuthorityError 'unavailable' (`timeout`, `network`,
 * `unreadable`) if there is none.
 */
export async function exchange(
  { fetch: send, timeoutMs }: EfrisTransport,
  url: string,
  request: object,
): Promise<EfrisAnswer> {
  let text: string;
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (fault) {
    if (fault instanceof Error && fault.name === 'TimeoutError')
      throw unavailable('timeout', `EFRIS did not answer within ${timeoutMs / 1_000} seconds.`);
    throw unavailable('network', 'EFRIS could not be reached.');
  }
  try {
    return readEfrisAnswer(JSON.parse(text));
  } catch {
    throw unavailable('unreadable', 'EFRIS gave an answer that can’t be read.');
  }
}
