import { z } from 'zod';

const text = z.string().nullish();
const number = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).nullish();

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** A date of the provider, in UTC if it has no time zone; null if it is missing or unreadable. */
const moment = text.transform((value) => {
  // .NET writes seven fractional digits; ECMAScript guarantees to read only three.
  const written = (value ?? '').trim().replace(/(\.\d{3})\d+/, '$1');
  const date = new Date(HAS_ZONE.test(written) ? written : `${written}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
});

/** The response of POST /api/Auth/RequestToken (D). */
export const tokenAnswer = z
  .looseObject({ token: z.string().min(1), expiryDate: moment })
  .transform(({ token, expiryDate }) => ({ token, expiresAt: expiryDate }));

/** The response of RegisterIPN, and an element of GetIpnList. The list may omit the method and state (D). */
export const ipnAnswer = z
  .looseObject({
    ipn_id: z.string().min(1),
    url: z.string(),
    /** 0: GET, 1: POST. */
    notification_type: number,
    ipn_notification_type_description: text,
    ipn_status: number,
  })
  .transform((ipn) => ({
    ipnId: ipn.ipn_id,
    url: ipn.url,
    method:
      ipn.ipn_notification_type_description?.toUpperCase() || ['GET', 'POST'][ipn.notification_type ?? -1] || null,
    active: ipn.ipn_status !== 0,
  }));

/** A registered notification address. `method` is null if the provider omitted it. */
export type IpnRegistration = z.infer<typeof ipnAnswer>;

/** The response of GET /api/URLSetup/GetIpnList, a bare array (R). An entry that cannot be read is not ours. */
export const ipnListAnswer = z
  .array(z.unknown())
  .transform((entries) => entries.flatMap((entry) => ipnAnswer.safeParse(entry).data ?? []));

/** The response of POST /api/Transactions/SubmitOrderRequest (D). The payer's browser is sent to redirect_url. */
export const submitAnswer = z.looseObject({
  order_tracking_id: z.string().min(1),
  merchant_reference: z.string().min(1),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

/** The response of RefundRequest: a string status, which refusalIn reads, and a message (D). */
export const acceptedAnswer = z.looseObject({ status: z.union([z.string(), z.number()]), message: text });
