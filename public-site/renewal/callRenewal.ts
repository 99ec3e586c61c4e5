import { type RenewalCalls, renewalCalls } from '../../contract/calls/renewal';
import type { Answers } from '../../resources/answers';
import { ApiError } from '../api/ApiError';
import { makeCall, type SiteInput } from '../api/makeCall';

/** One of the calls of a renewal; kept apart from the other calls, since only its own pages carry them. */
export const callRenewal = <N extends keyof RenewalCalls>(name: N, input: SiteInput<N>): Promise<Answers[N]> =>
  makeCall<N>(renewalCalls[name], input);

/** Whether a call was refused because the renewal's token counts no more. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
