import { type VisitorCalls, visitorCalls } from '../../contract/calls/visitor';
import { addressOf } from '../../contract/client/address';
import type { Answers } from '../../resources/answers';
import { makeCall, type SiteInput } from './makeCall';

/** The calls open to visitors. */
export type PublicCall = keyof VisitorCalls;

/** Calls our API; anything but success is an ApiError. */
export const callApi = <N extends PublicCall>(name: N, input: SiteInput<N> = {}): Promise<Answers[N]> =>
  makeCall<N>(visitorCalls[name], input);

/** Where a payment's receipt can be printed. */
export const receiptAddress = (paymentId: string): string =>
  addressOf(visitorCalls.printOwnReceipt, { params: { id: paymentId } });
