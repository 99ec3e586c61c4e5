import { HttpError } from 'react-admin';
import { changedIn } from '../contract/api/version';
import type { Request } from './request';
import { RequestError } from './requestError';

interface Options {
  method?: string;
  body?: string;
  version?: string | undefined;
  signal?: AbortSignal;
}

/** The client through which ra-data-simple-rest sends its calls: it has the signature of react-admin's `fetchUtils.fetchJson`. */
export type HttpClient = (url: string, options?: Options) => Promise<HttpAnswer>;

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: ra-data-simple-rest's own type
  json: any;
}

/** Adapts `request` to the signature that react-admin's data providers expect, with failures as react-admin's HttpError. */
export function createHttpClient(request: Request): HttpClient {
  return async (url, { method, body, version, signal } = {}) => {
    try {
      const { status, json } = await request(url, {
        ...(method ? { method } : {}),
        ...(body === undefined ? {} : { body }),
        ...(version ? { version } : {}),
        ...(signal ? { signal } : {}),
      });
      return { status, headers: new Headers(), body: '', json };
    } catch (error) {
      throw error instanceof RequestError ? httpErrorFrom(error) : error;
    }
  };
}

/**
 * Converts a RequestError. `body.errors` nests the failed fields as in the record, so that react-admin shows each message next to
 * its input.
 */
export function httpErrorFrom(error: RequestError): HttpError {
  const { message, status, code, errors } = error;
  const changed = changedIn(error);
  const failed = Object.keys(errors).length > 0;
  return new HttpError(message, status, {
    code,
    ...(failed ? { errors: nested(errors) } : {}),
    ...(changed ? { changed } : {}),
  });
}

function nested(errors: Record<string, string>) {
  const tree: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(errors)) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let branch = tree;
    for (const step of steps) {
      const inner = branch[step];
      branch[step] = inner && typeof inner === 'object' ? inner : {};
      branch = branch[step] as Record<string, unknown>;
    }
    branch[last] = message;
  }
  return tree;
}
