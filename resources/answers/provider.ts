import { object, oneOf, type Shape, text } from '../shapes';

const ipn = object({
  orderNotificationType: text,
  orderTrackingId: text,
  orderMerchantReference: text,
  /** 200 handled, 500 received but failed: it is sent again. */
  status: oneOf(200, 500),
});

/** Answers of contract/calls/provider.ts. */
export const providerAnswers = {
  receiveIpnByGet: ipn,
  receiveIpnByPost: ipn,
} satisfies Record<string, Shape>;
