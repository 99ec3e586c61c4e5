import axios, { type AxiosAdapter } from 'axios';
import { bearer, rethrow } from './request';
import { refusalFrom } from './requestError';

interface DownloadOptions {
  signal?: AbortSignal;
  /** Told of the bytes that have arrived. */
  onProgress?(bytes: number): void;
}

/** Fetches a file with the stored token; fails as `Request` does. */
export type Download = (url: string, options?: DownloadOptions) => Promise<Blob>;

/** A file takes as long as it takes, so there is no timeout; `adapter` replaces the network in tests. */
export function createDownload(getToken: () => string | null, adapter?: AxiosAdapter): Download {
  return async (url, { signal, onProgress } = {}) => {
    const { status, data } = await axios
      .get<Blob>(url, {
        responseType: 'blob',
        validateStatus: () => true,
        headers: bearer(getToken()),
        ...(signal ? { signal } : {}),
        ...(onProgress ? { onDownloadProgress: ({ loaded }) => onProgress(loaded) } : {}),
        ...(adapter ? { adapter } : {}),
      })
      .catch(rethrow);
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
