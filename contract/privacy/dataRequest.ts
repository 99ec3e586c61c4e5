import { Refusal } from '../api/errors';

/** The kinds of requests that a person can make about their own data. */
export const DATA_REQUEST_KINDS = ['COPY', 'ERASURE', 'OPT_OUT', 'OPT_IN'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];
/** OPEN: it waits for the second person. */
export const DATA_REQUEST_STATUSES = ['OPEN', 'DONE', 'DECLINED'] as const;
type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];
/** How the request reached us. */
export const DATA_REQUEST_WAYS = ['IN_PERSON', 'PHONE', 'EMAIL', 'LETTER', 'WEBSITE'] as const;

/** The fields of a request that the rules read. */
interface Asked {
  kind: DataRequestKind;
  status: DataRequestStatus;
  requestedById: string | null;
}

/** The decisions that a second person can make about a requested erasure. */
export type ErasureStep = 'erase' | 'decline';

/** Returns why a user may not decide about a request, or null. The person who recorded it may not decide. */
export function decisionRefusal(request: Asked, step: ErasureStep, userId: string | null): Refusal | null {
  if (request.kind !== 'ERASURE') return new Refusal('conflict', 'Only an erasure is decided by a second person.');
  if (request.status !== 'OPEN')
    return new Refusal(
      'conflict',
      request.status === 'DONE' ? 'This request is done already.' : 'This request is declined already.',
    );
  if (userId && request.requestedById === userId)
    return new Refusal(
      'forbidden',
      step === 'erase'
        ? 'Someone else must erase what you requested.'
        : 'Someone else must decline what you requested.',
    );
  return null;
}
