import { Refusal } from '../api/errors';

/** What a person may ask of us about their own data. */
export const DATA_REQUEST_KINDS = ['COPY', 'ERASURE', 'OPT_OUT', 'OPT_IN'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];
/** OPEN: it waits for the second person. */
export const DATA_REQUEST_STATUSES = ['OPEN', 'DONE', 'DECLINED'] as const;
type DataRequestStatus = (typeof DATA_REQUEST_STATUSES)[number];
/** How it reached us. */
export const DATA_REQUEST_WAYS = ['IN_PERSON', 'PHONE', 'EMAIL', 'LETTER', 'WEBSITE'] as const;

/** As much of a request as the rules look at. */
interface Asked {
  kind: DataRequestKind;
  status: DataRequestStatus;
  requestedById: string | null;
}

/** What a second person may decide about an erasure that was requested. */
export type ErasureStep = 'erase' | 'decline';

/** Why somebody may not decide about a request, or null. Who recorded it decides nothing about it. */
export function decisionRefusal(request: Asked, step: ErasureStep, userId: string | null): Refusal | null {
  if (request.kind !== 'ERASURE') return new Refusal('conflict', 'Only an erasure is decided by a second person.');
  if (request.status !== 'OPEN')
    return new Refusal('conflict', `This request is ${request.status === 'DONE' ? 'done' : 'declined'} already.`);
  if (userId && request.requestedById === userId)
    return new Refusal('forbidden', `Someone else must ${step} what you requested.`);
  return null;
}
