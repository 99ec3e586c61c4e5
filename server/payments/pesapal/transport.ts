import { trimEndOf } from '../../../contract/text';
import { ProviderError } from '../../ports/PaymentProvider';

interface WireCall {
  method: 'GET' | 'POST';
  /** The path from the API base, e.g. `/api/URLSetup/GetIpnList`. */
  path: string;
  body?: object;
  token?: string;
  /** Values that must not appear in an error message if the provider quotes them. The token is always one of them. */
  secrets?: readonly string[];
}

export interface WireReply {
  httpStatus: number;
  /** The JSON of the response, or undefined if it could not be read. */
  body: unknown;
  secrets: readonly string[];
}

export type Transport = (call: WireCall) => Promise<WireReply>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Performs one HTTP exchange, without judging the response. Throws ProviderError 'unreachable' (`timeout`, `network`) if there is
 * none.
 */
export function createTransport(config: { baseUrl: string; fetch: typeof fetch; timeoutMs: number }): Transport {
  const base = trimEndOf(config.baseUrl, '/');
  return async ({ method, path, body, token, secrets = [] }) => {
    const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' };
    if (token) headers.Authorization = `Bearer ${token}`;
    try {
      const response = await config.fetch(`${base}${path}`, {
        method,
        headers,
        body: body ? JSON.stringify(body) : undefined,
        // Following a redirect would send the key and secret to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(config.timeoutMs),
      });
      const text = await response.text();
      return { httpStatus: response.status, body: readJson(text), secrets: token ? [...secrets, token] : secrets };
    } catch (fault) {
      if (fault instanceof Error && fault.name === 'TimeoutError') {
        throw new ProviderError('unreachable', 'timeout', `Pesapal did not answer within ${config.timeoutMs} ms.`);
      }
      throw new ProviderError('unreachable', 'network', 'Pesapal could not be reached.');
    }
  };
}
