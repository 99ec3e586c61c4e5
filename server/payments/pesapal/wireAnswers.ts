import { z } from 'zod';

const text = z.string().nullish();
const number = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).nullish();

/** Answer of POST /api/Auth/RequestToken (D). */
export const tokenAnswer = z.looseObject({ token: z.string().min(1), expiryDate: text });

/** Answer of RegisterIPN and element of GetIpnList; the list may leave out the method and state (D). */
export const ipnAnswer = z
  .looseObject({
    ipn_id: z.string().min(1),
    url: z.string(),
    created_date: text,
    /** 0 GET, 1 POST. */
    notification_type: number,
    ipn_notification_type_description: text,
    ipn_status: number,
    /** The provider's own misspelling (R). */
    ipn_status_decription: text,
    ipn_status_description: text,
  })
  .transform((ipn) => ({
    ipnId: ipn.ipn_id,
    url: ipn.url,
    createdDate: ipn.created_date ?? null,
    method:
      ipn.ipn_notification_type_description?.toUpperCase() || ['GET', 'POST'][ipn.notification_type ?? -1] || null,
    active: ipn.ipn_status !== 0,
    statusDescription: ipn.ipn_status_description || ipn.ipn_status_decription || null,
  }));

/** A registered notification address; `method` and `statusDescription` are null where the provider left them out. */
export type IpnRegistration = z.infer<typeof ipnAnswer>;

/** GET /api/URLSetup/GetIpnList answers a bare array (R); an entry that cannot be read is not ours. */
export const ipnListAnswer = z
  .array(z.unknown())
  .transform((entries) => entries.flatMap((entry) => ipnAnswer.safeParse(entry).data ?? []));

/** Answer of POST /api/Transactions/SubmitOrderRequest (D); the payer's browser is sent to redirect_url. */
export const submitAnswer = z.looseObject({
  order_tracking_id: z.string().min(1),
  merchant_reference: z.string().min(1),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

/** Answer of RefundRequest and CancelOrder: a string status, which refusalIn reads, and a message (D). */
export const acceptedAnswer = z.looseObject({ status: z.union([z.string(), z.number()]), message: text });
