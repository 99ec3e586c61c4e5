import { COVERAGE_CODES, PAYMENT_STATUSES } from '../../contract/statuses';
import {
  boolean,
  day,
  file,
  type Held,
  id,
  integer,
  listOf,
  moment,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  record,
  rings,
  type Shape,
  text,
} from '../shapes';
import { openPayment, paymentView } from './payment';

/** One step of an order's life as a visitor sees it. */
const trackStep = object({
  name: oneOf('form', 'payment', 'installation', 'active'),
  state: oneOf('done', 'current', 'waiting', 'failed'),
  /** When it was done. */
  at: nullable(moment),
  /** What happens, and who acts next, in a sentence. */
  note: text,
});
export type TrackStep = Held<typeof trackStep>;

/** An area as the map draws it. Where fibre will not come is not drawn. */
const mapArea = object({
  id,
  name: text,
  district: text,
  code: oneOf('ASBUILT', 'IN_PROGRESS', 'PLANNED'),
  /** When building is expected to end. */
  expectedDate: nullable(day),
  /** Simplified. */
  outline: rings,
});
export type MapArea = Held<typeof mapArea>;

/** What a visitor has made, as they are told of it: nothing that says since when we know somebody, or who brought them. */
const UNTOLD = ['clientId', 'sellerId'] as const;
/** The client is named to staff who may read them, of an order also who sold it. */
const named = { clientId: optional(id) };

/** Texts, since an e-mail address with stars in it is none. */
const maskedClient = object({
  firstName: text,
  lastName: text,
  emailAddress: nullable(text),
  phoneNumber: text,
  otherNumber: nullable(text),
  nationalId: nullable(text),
  placeOfResidence: nullable(text),
});

/** An order as anybody with its id sees it: names shortened, phone and e-mail masked. */
const subscriptionFormView = record('subscription-forms', {
  without: UNTOLD,
  also: { ...named, sellerId: optional(nullable(id)), client: maskedClient },
});
export type SubscriptionFormView = Held<typeof subscriptionFormView>;

/** Answers of contract/calls/visitor.ts. */
export const visitorAnswers = {
  listOfferedProducts: page('products', record('products')),
  listOfferedBuildingTypes: page('buildingTypes', record('building-types')),
  suggestPlaces: object({
    places: listOf(record('coverage-places', { only: ['id', 'name', 'district', 'latitude', 'longitude'] })),
  }),
  listMapAreas: object({ areas: listOf(mapArea) }),
  checkCoverage: object({
    coverageCheck: record('coverage-checks'),
    coverageResponse: object({ status: text, code: oneOf(...COVERAGE_CODES), message: text }),
  }),
  createInterest: object({
    interestForm: record('interest-forms', { without: UNTOLD, also: named }),
    neighbours: integer,
  }),
  createSelfReferral: object({ referral: record('referrals', { without: UNTOLD }) }),
  createSubscriptionForm: object({ subscriptionForm: record('subscription-forms', { without: UNTOLD }) }),
  getSubscriptionForm: object({
    subscriptionForm: subscriptionFormView,
    openPayment: nullable(openPayment),
  }),
  createPaymentForm: object({
    paymentForm: record('payment-forms', {
      only: ['id', 'formNumber', 'subscriptionFormId', 'productId', 'type', 'amount', 'carrier', 'status'],
    }),
    payment: paymentView,
    redirectUrl: nullable(text),
  }),
  checkPayment: object({ payment: paymentView }),
  getPaymentStatus: object({ status: oneOf(...PAYMENT_STATUSES), payment: paymentView }),
  printOwnReceipt: file('application/pdf'),
  listPaymentCarriers: object({ paymentCarriers: listOf(object({ name: text, paymentMethod: text })) }),
  checkSubscriptionStatus: object({
    /** The subscription's status once there is one, otherwise the order's. */
    subscriptionStatus: text,
    /** The id under which `/track/:subscriptionId` shows it. */
    subscriptionId: id,
    number: text,
    firstName: text,
    productName: text,
    amount: money,
    endDate: nullable(moment),
    /** Where the order still has to be paid, the form to pay. */
    payable: boolean,
    /** Whether a payment of it waits for its confirmation. */
    paymentPending: boolean,
    subscriptionFormId: nullable(id),
    steps: listOf(trackStep),
  }),
  requestToken: object({ token: text, expiryDate: moment, error: oneOf(null), status: oneOf('200'), message: text }),
  registerIpn: object({ ipn_id: text, url: text, error: oneOf(null), status: oneOf('200') }),
  submitOrder: object({
    order_tracking_id: text,
    merchant_reference: text,
    redirect_url: text,
    error: oneOf(null),
    status: oneOf('200'),
  }),
  getTransactionStatus: object({
    order_tracking_id: text,
    merchant_reference: text,
    payment_status_description: text,
    status_code: oneOf(0, 1, 2, 3),
    amount: money,
    currency: text,
    payment: paymentView,
  }),
  /** A stranger is told no more of the ticket than this. */
  sendPortalMessage: object({
    ticket: record('tickets', { only: ['id', 'ticketNumber', 'status', 'dateCreated'] }),
  }),
} satisfies Record<string, Shape>;
