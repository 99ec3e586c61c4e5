import axios, { type AxiosAdapter, AxiosHeaders, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { ACCESS_MARK } from '../contract/access/accessMark';
import { UNATTENDED } from '../contract/access/sessions';
import { etagOf } from '../contract/api/version';
import { REQUEST_TIMEOUT } from '../contract/constants';
import { failures, refusalFrom } from './requestError';

export interface RequestOptions {
  method?: string;
  /** A text is JSON already and sent as it is. */
  body?: object | string;
  /** Sent instead of the stored token. */
  token?: string | null;
  /** Makes a repeated call answer what the first one answered, where the call allows it. */
  idempotencyKey?: string;
  /** The version (`dateUpdated`) of the record that the caller has seen. The call is refused once the record has changed. */
  version?: string | undefined;
  signal?: AbortSignal;
}

/** Sends one call and answers its parsed JSON; fails with a RequestError, or with the signal's abort. */
export type Request = (url: string, options?: RequestOptions) => Promise<{ status: number; json: unknown }>;

interface Surroundings {
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Told with each answer that has one: the mark of what the caller holds. */
  onAccessMark?(mark: string): void;
  /** Told with what each call answers. */
  onAnswer?(json: unknown): void;
  /** Told that the server does not take this token any more. */
  onUnauthorised?(token: string): void;
  /** Whether the page is about to go, and what it still writes is to outlive it. */
  isLeaving?(): boolean;
  /** Whether nobody is at the page, so that its own reads do not keep the session open. */
  isUnattended?(): boolean;
}

export function createRequest(
  getToken: () => string | null,
  { adapter, onAccessMark, onAnswer, onUnauthorised, isLeaving, isUnattended }: Surroundings = {},
): Request {
  const client = axios.create({
    timeout: REQUEST_TIMEOUT,
    responseType: 'text',
    transformRequest: [(text: unknown) => text],
    transformResponse: [(text: unknown) => text],
    transitional: { clarifyTimeoutError: true },
    validateStatus: () => true,
    ...(adapter ? { adapter } : {}),
  });
  return async (url, { method = 'GET', body, token = getToken(), idempotencyKey, version, signal } = {}) => {
    const data = typeof body === 'object' ? JSON.stringify(body) : body;
    const answer = await client
      .request<string>({
        url,
        method,
        ...(data === undefined ? {} : { data }),
        ...(signal ? { signal } : {}),
        ...(method !== 'GET' && isLeaving?.() && isShort(data) ? { adapter: outliving } : {}),
        headers: {
          Accept: 'application/json',
          ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...bearer(token),
          ...(method === 'GET' && isUnattended?.() ? { [UNATTENDED]: '1' } : {}),
          ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
          ...(version ? { 'If-Match': etagOf(version) } : {}),
        },
      })
      .catch(rethrow);
    const mark = answer.headers[ACCESS_MARK];
    if (mark) onAccessMark?.(String(mark));
    if (answer.status === 401 && token) onUnauthorised?.(token);
    const json = parse(answer);
    if (answer.status >= 400) throw refusalFrom(answer.status, json);
    onAnswer?.(json);
    return { status: answer.status, json };
  };
}

/** Sends a call that the browser finishes after the page is gone; axios's own adapter for fetch is not in the apps (src/leftOut.ts). */
const outliving: AxiosAdapter = async (config) => {
  const { url = '', method = 'GET', data, headers } = config;
  const init = { method: method.toUpperCase(), headers: headers.toJSON() as Record<string, string>, keepalive: true };
  const answer = await fetch(url, data === undefined ? init : { ...init, body: data });
  const { status, statusText } = answer;
  return {
    data: await answer.text(),
    status,
    statusText,
    headers: new AxiosHeaders(Object.fromEntries(answer.headers)),
    config,
  };
};
/** Browsers finish calls of at most 64 KiB together. */
const isShort = (text = '') => text.length < 32_000;

/** The header of a call that somebody who is signed in makes. */
export const bearer = (token: string | null) => (token ? { Authorization: `Bearer ${token}` } : {});

/** Fails as a RequestError, or as an abort where the caller gave up. */
export function rethrow(error: unknown): never {
  if (isCancel(error)) throw new DOMException('The call was cancelled.', 'AbortError');
  if (isAxiosError(error) && (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED')) throw failures.timeout();
  throw failures.fetch();
}

/** An error status counts by itself, however unreadable its page is (a proxy's HTML, say). */
function parse({ data, status }: AxiosResponse<string>): unknown {
  if (!data) return null;
  try {
    return JSON.parse(data);
  } catch {
    if (status >= 400) return null;
    throw failures.parsing(status);
  }
}
