import { trimEndOf } from '../../../contract/trimSigns';
import { ProviderError } from '../../ports/PaymentProvider';

interface WireCall {
  method: 'GET' | 'POST';
  /** From the API base on, e.g. `/api/URLSetup/GetIpnList`. */
  path: string;
  body?: object;
  token?: string;
  /** What must not come back in an error message should the provider quote it; the token is always among them. */
  secrets?: readonly string[];
}

export interface WireReply {
  httpStatus: number;
  /** The JSON answer, undefined when there was none to read. */
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

/** One HTTP exchange, not judged here. Throws ProviderError 'unreachable' (`timeout`, `network`) for none. */
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
        // A followed redirect would carry the key and secret to another address.
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
