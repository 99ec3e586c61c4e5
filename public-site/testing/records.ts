import type { Answers } from '../../resources/catalogue/actions';
import type { MapArea } from '../../resources/coverage/actions';
import type { SubscriptionFormView } from '../../resources/orders/actions';
import type { OpenPayment, PaymentView } from '../../resources/payments/paymentView';
import type { Product } from '../subscribe/usePackages';

const DATES = { dateCreated: '2026-03-01T08:00:00.000Z', dateUpdated: '2026-03-01T08:00:00.000Z' };

/** Returns an id that differs only in its last digits. */
export const testId = (n: number): string => `01999999-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: testId(1),
  name: 'Kitara Home 20',
  description: 'A family online together.',
  segment: 'HOME',
  downloadMbps: 20,
  uploadMbps: 20,
  burstDownloadMbps: null,
  burstUploadMbps: null,
  price: 149_000,
  durationDays: 30,
  active: true,
  ...DATES,
  ...over,
});

/** Returns an order as a visitor with its link sees it. */
export const anOrder = (over: Partial<SubscriptionFormView> = {}): SubscriptionFormView => ({
  id: testId(9),
  formNumber: 'SF-000321',
  status: 'NEW',
  client: {
    firstName: 'Grace',
    lastName: 'N.',
    companyName: null,
    phoneNumber: '+25677•••567',
    emailAddress: null,
    otherNumber: null,
    nationalId: null,
    placeOfResidence: null,
    tin: null,
  },
  productId: testId(1),
  buildingTypeId: null,
  coverageCheckId: null,
  agentId: null,
  installationAddress: null,
  ...DATES,
  ...over,
});

export const aPaymentView = (over: Partial<PaymentView> = {}): PaymentView => ({
  id: testId(50),
  reference: 'PAY-000512',
  type: 'SUBSCRIPTION',
  status: 'PENDING',
  amount: 149_000,
  currency: 'UGX',
  carrier: 'MTN_UGANDA',
  paymentMethod: 'MTN Mobile Money',
  statusMessage: null,
  held: false,
  subscriptionFormId: testId(9),
  receiptNumber: null,
  fiscal: null,
  accountNumber: null,
  productName: 'Kitara Home 20',
  customerName: null,
  paidAt: null,
  paidUntil: null,
  subscriptionId: null,
  ...over,
});

/** Returns a payment that waits for its payer on the hosted page of `T0`. */
export const anOpenPayment = (over: Partial<PaymentView> = {}): OpenPayment => ({
  payment: aPaymentView(over),
  orderTrackingId: 'T0',
  redirectUrl: '/hosted/T0',
  startedAt: '2026-03-01T08:00:00.000Z',
});

/** Returns the answer of a coverage check with this status text. */
export const aCoverageAnswer = (
  status: string,
  over: Partial<Answers['checkCoverage']> = {},
): Answers['checkCoverage'] => ({
  coverageCheck: {
    id: testId(30),
    location: { commonName: 'Ntinda', latitude: null, longitude: null },
    coverageResponse: { status, code: 'NO_PRESENCE', message: status, expectedDate: null },
    outcome: 'RECOGNISED',
    coverageAreaId: null,
    agentId: null,
    sellerId: null,
    ...DATES,
  },
  coverageResponse: { status, code: 'NO_PRESENCE', message: status, expectedDate: null },
  outcome: 'RECOGNISED',
  place: { name: 'Ntinda', district: 'Kampala' },
  beside: null,
  suggestions: [],
  ...over,
});

/** Returns an area for the map: a square with its south-western corner at `at` (longitude, latitude), `size` degrees wide. */
export const aMapArea = ({
  at: [west, south] = [32.6, 0.3],
  size = 0.01,
  ...over
}: Partial<MapArea> & { at?: [number, number]; size?: number } = {}): MapArea => ({
  id: testId(60),
  name: 'Kololo',
  district: 'Kampala',
  code: 'ASBUILT',
  expectedDate: null,
  outline: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
  ...over,
});
