import axios, { type AxiosAdapter } from 'axios';
import { bearer, rethrow } from './request';
import { refusalFrom } from './requestError';

interface DownloadOptions {
  /** Sent as JSON with POST; left out, the file is only read. */
  body?: object;
  signal?: AbortSignal;
  /** Told of the bytes that have arrived. */
  onProgress?(bytes: number): void;
}

/** Fetches a file with the stored token; fails as `Request` does. */
export type Download = (url: string, options?: DownloadOptions) => Promise<Blob>;

interface Surroundings {
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Told that the server does not take this token any more. */
  onUnauthorised?(token: string): void;
}

/** A file takes as long as it takes, so there is no timeout. */
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
    if (status >= 400) throw refusalFrom(status, await bodyOf(data));
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
