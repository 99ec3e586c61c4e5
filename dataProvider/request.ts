import axios, { type AxiosAdapter, AxiosHeaders, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { ACCESS_MARK, UNATTENDED } from '../contract/access/sessions';
import { etagOf } from '../contract/api/version';
import { REQUEST_TIMEOUT } from '../contract/constants';
import { failures, toRequestError } from './requestError';

export interface RequestOptions {
  method?: string;
  /** A string is already JSON and is sent unchanged. */
  body?: object | string;
  /** Sent instead of the stored token. */
  token?: string | null;
  /** The idempotency key: a repeated call gets the answer of the first one, if the call allows it. */
  idempotencyKey?: string;
  /**
   * The version (`dateUpdated`) of the record that the caller has seen. The call is refused if the record has changed since then.
   */
  version?: string | undefined;
  signal?: AbortSignal;
  /** Makes the call an upload without a timeout, because a file may take long; receives the share that was sent, from 0 to 1. */
  onProgress?(share: number): void;
}

/** Sends one call and returns its parsed JSON; throws a RequestError, or the signal's abort. */
export type Request = (url: string, options?: RequestOptions) => Promise<{ status: number; json: unknown }>;

interface Surroundings {
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Returns the language in which refusals are shown. */
  language?(): string;
  /** Receives the access version of each answer that has one. */
  onAccessMark?(mark: string): void;
  /** Receives the body of each answer. */
  onAnswer?(json: unknown): void;
  /** Called if the server no longer accepts this token. */
  onUnauthorised?(token: string): void;
  /** Returns whether the page is about to close, so that its writes must outlive it. */
  isLeaving?(): boolean;
  /** Returns whether the page is unattended, so that its own reads do not keep the session open. */
  isUnattended?(): boolean;
}

export function createRequest(
  getToken: () => string | null,
  { adapter, language, onAccessMark, onAnswer, onUnauthorised, isLeaving, isUnattended }: Surroundings = {},
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
  return async (
    url,
    { method = 'GET', body, token = getToken(), idempotencyKey, version, signal, onProgress } = {},
  ) => {
    const data = typeof body === 'object' ? JSON.stringify(body) : body;
    const answer = await client
      .request<string>({
        url,
        method,
        ...(data === undefined ? {} : { data }),
        ...(signal ? { signal } : {}),
        ...(onProgress ? { timeout: 0, onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
        ...(method !== 'GET' && isLeaving?.() && isShort(data) ? { adapter: outliving } : {}),
        headers: {
          Accept: 'application/json',
          ...(language ? { 'Accept-Language': language() } : {}),
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
    if (answer.status >= 400) throw toRequestError(answer.status, json);
    onAnswer?.(json);
    return { status: answer.status, json };
  };
}

/**
 * Sends a call that the browser finishes after the page has closed; axios's own fetch adapter is not bundled (src/leftOut.ts).
 */
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
/** Browsers finish such calls up to a total of 64 KiB. */
const isShort = (text = '') => text.length < 32_000;

/** Returns the authorization header of a signed-in user's call. */
export const bearer = (token: string | null) => (token ? { Authorization: `Bearer ${token}` } : {});

/** Throws a RequestError, or an abort if the caller cancelled the call. */
export function rethrow(error: unknown): never {
  if (isCancel(error)) throw new DOMException('The call was cancelled.', 'AbortError');
  if (isAxiosError(error) && (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED')) throw failures.timeout();
  throw failures.fetch();
}

/** Parses the body; an error status counts even if its body is unreadable (for example a proxy's HTML). */
function parse({ data, status }: AxiosResponse<string>): unknown {
  if (!data) return null;
  try {
    return JSON.parse(data);
  } catch {
    if (status >= 400) return null;
    throw failures.parsing(status);
  }
}
