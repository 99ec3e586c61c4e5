import type { Call } from '../api/Call';
import type { ApiBase } from '../constants';

/** A call of the specification's section 7. */
export interface SpecifiedCall {
  method: Call['method'];
  base: ApiBase;
  path: string;
  /** The field of the answer that is read. */
  reads: string;
  /** The parameters that the specification sends, unchanged. */
  query?: string;
}

const row =
  (method: Call['method'], base: ApiBase) =>
  (path: string, reads: string, query?: string): SpecifiedCall => ({
    method,
    base,
    path,
    reads,
    ...(query === undefined ? {} : { query }),
  });
export const [get, post, put, patch, remove] = [
  row('GET', 'v1'),
  row('POST', 'v1'),
  row('PUT', 'v1'),
  row('PATCH', 'v1'),
  row('DELETE', 'v1'),
];
export const [getV2, postV2] = [row('GET', 'v2'), row('POST', 'v2')];
export const [getPortal, postPortal] = [row('GET', 'portal'), row('POST', 'portal')];
