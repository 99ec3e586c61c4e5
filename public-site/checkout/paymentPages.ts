/** The page that says how a payment stands. */
export const statusPage = (orderTrackingId: string) => pageOf('payment-status', orderTrackingId);

/** The page with the proof of a payment. */
export const successPage = (orderTrackingId: string) => pageOf('payment-success', orderTrackingId);

const pageOf = (page: string, id: string) => `/${page}?OrderTrackingId=${encodeURIComponent(id)}`;
