import { trimEndOf } from '../../../contract/text';
import { DeviceError } from '../../ports/DeviceManager';

/**
 * The address of the northbound interface. `credentials` are for the proxy that protects it, because the interface itself has no
 * authentication.
 */
export interface NbiAccess {
  url: string;
  credentials: { user: string; password: string } | null;
}

export interface NbiReply {
  status: number;
  /** The JSON of the response, or undefined if it could not be read. */
  body: unknown;
}

export type NbiTransport = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<NbiReply>;

/**
 * Performs one HTTP exchange, without judging the response. Throws DeviceError 'unreachable', which contains nothing that was
 * sent, if there is none.
 */
export function createNbiTransport(config: NbiAccess & { fetch: typeof fetch; timeoutMs: number }): NbiTransport {
  const base = trimEndOf(config.url, '/');
  const { user, password } = config.credentials ?? {};
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    ...(config.credentials ? { Authorization: authorization } : {}),
  };
  return async (method, path, body) => {
    try {
      const response = await config.fetch(`${base}${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
        // Following a redirect would send the credentials and a customer's Wi-Fi password to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(config.timeoutMs),
      });
      return { status: response.status, body: readJson(await response.text()) };
    } catch (fault) {
      const late = fault instanceof Error && fault.name === 'TimeoutError';
      if (late)
        throw new DeviceError(
          'unreachable',
          `The device manager did not answer within ${config.timeoutMs / 1_000} seconds. Please try again.`,
        );
      throw new DeviceError('unreachable', 'The device manager cannot be reached. Please try again.');
    }
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
