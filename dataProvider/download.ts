import axios, { type AxiosAdapter } from 'axios';
import { bearer, rethrow } from './request';
import { toRequestError } from './requestError';

interface DownloadOptions {
  /** Sent as JSON with POST; without it, the call is a GET. */
  body?: object;
  signal?: AbortSignal;
  /** Receives the number of bytes loaded. */
  onProgress?(bytes: number): void;
}

/** Downloads a file with the stored token; fails like `Request`. */
export type Download = (url: string, options?: DownloadOptions) => Promise<Blob>;

interface Surroundings {
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Called if the server no longer accepts this token. */
  onUnauthorised?(token: string): void;
}

/** Creates the download function. It has no timeout, because a file may take long. */
export function createDownload(
  getToken: () => string | null,
  { adapter, onUnauthorised }: Surroundings = {},
): Download {
  return async (url, { body, signal, onProgress } = {}) => {
    const token = getToken();
    const { status, data } = await axios
      .request<Blob>({
        url,
        method: body ? 'POST' : 'GET',
        ...(body ? { data: JSON.stringify(body) } : {}),
        responseType: 'blob',
        validateStatus: () => true,
        headers: { ...bearer(token), ...(body ? { 'Content-Type': 'application/json' } : {}) },
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onDownloadProgress: ({ loaded }) => onProgress(loaded) } : {}),
        ...(adapter ? { adapter } : {}),
      })
      .catch(rethrow);
    if (status === 401 && token) onUnauthorised?.(token);
    if (status >= 400) throw toRequestError(status, await bodyOf(data));
    return data;
  };
}

async function bodyOf(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return null;
  }
}
