import type { CustomerValues } from '../../server/messages/texts/Texts';

const RECEIVED = {
  ...{ amount: 1_149_000, currency: 'UGX', reference: 'PAY-005390', accountNumber: 'KF-000641' },
  ...{ productName: 'Kitara Home 20', next: { until: '2026-03-31T21:30:00.000Z' } },
  page: '/track/019a2f6e-5a3c-7d10-9a3e-2f1d4c5b6a70',
};
const VISIT = { workOrderNumber: 'WO-000808', day: '2026-03-14' };
/** Sample values of every text for customers. */
export const SAMPLES: CustomerValues = {
  orderReceived: {
    ...{ formNumber: 'SF-000779', productName: 'Kitara Home 20', amount: 1_149_000, currency: 'UGX' },
    page: '/pay/019a2f6e-5a3c-7d10-9a3e-2f1d4c5b6a70',
  },
  receipt: { ...RECEIVED, receiptNumber: 'RCT-2026-004014' },
  paidForYou: RECEIVED,
  paidForAnother: { amount: 1_149_000, currency: 'UGX', reference: 'PAY-005390', receiptNumber: 'RCT-2026-004014' },
  activated: { until: '2026-03-31T21:30:00.000Z', accountNumber: 'KF-000641' },
  reminder: { until: '2026-03-31T21:30:00.000Z', accountNumber: 'KF-000641', page: '/login_renew' },
  subscriptionEnded: { accountNumber: 'KF-000641', page: '/login_renew' },
  priceChange: {
    ...{ productName: 'Kitara Home 20', oldPrice: 1_149_000, price: 1_159_000, currency: 'UGX' },
    ...{ day: '2026-04-01', accountNumber: 'KF-000641' },
  },
  accountSuspended: { accountNumber: 'KF-000641' },
  renewalCode: { code: '481516', accountNumber: 'KF-000641', minutes: 17 },
  refund: { amount: 1_149_000, currency: 'UGX', reference: 'PAY-005390', refundNumber: 'RFD-000059' },
  claimCode: { code: '481516', claimNumber: 'CLM-000002', minutes: 17 },
  claimSettled: { claimNumber: 'CLM-000002', reference: 'PAY-005390' },
  claimDeclined: { claimNumber: 'CLM-000002', code: 'QX12' },
  visitPlanned: { ...VISIT, time: 'MORNING', page: '/track_' },
  visitMoved: { ...VISIT, time: null, page: '/track_' },
  visitCancelled: VISIT,
  visitOnTheWay: { workOrderNumber: 'WO-000808' },
  visitDone: { workOrderNumber: 'WO-000808' },
  ticketReceived: { ticketNumber: 'TK-000608', answerBy: '2026-03-31T21:30:00.000Z' },
  ticketAnswered: { ticketNumber: 'TK-000608', words: 'Please restart the router.' },
  ticketResolved: { ticketNumber: 'TK-000608' },
  ticketClosed: { ticketNumber: 'TK-000608' },
};
