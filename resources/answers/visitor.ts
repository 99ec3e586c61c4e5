import type { CoverageCode, PaymentStatus, PaymentType } from '../../contract/statuses';
import type { buildingTypes } from '../buildingTypes';
import type { coverageChecks } from '../coverageChecks';
import type { coveragePlaces } from '../coveragePlaces';
import type { RecordOf } from '../defineResource';
import type { interestForms } from '../interestForms';
import type { Polygon } from '../kinds';
import type { paymentForms } from '../paymentForms';
import type { products } from '../products';
import type { referrals } from '../referrals';
import type { subscriptionForms } from '../subscriptionForms';
import type { tickets } from '../tickets';

/** One step of an order's life as a visitor sees it. */
export interface TrackStep {
  name: 'form' | 'payment' | 'installation' | 'active';
  state: 'done' | 'current' | 'waiting' | 'failed';
  /** When it was done, ISO 8601 UTC. */
  at: string | null;
  /** What happens, and who acts next, in a sentence. */
  note: string;
}

/** An area as the map draws it. Where fibre will not come is not drawn. */
export interface MapArea {
  id: string;
  name: string;
  district: string;
  code: Exclude<CoverageCode, 'NO_PRESENCE'>;
  /** When building is expected to end, `YYYY-MM-DD`. */
  expectedDate: string | null;
  /** The outer ring, then holes; each closed, each point `[longitude, latitude]` in degrees, simplified. */
  outline: Polygon['coordinates'];
}

/** What a payer is told of an attempt: nothing that somebody with the link alone should not know. */
export interface PaymentView {
  id: string;
  reference: string;
  type: PaymentType;
  status: PaymentStatus;
  amount: number;
  currency: string;
  carrier: string | null;
  paymentMethod: string;
  statusMessage: string | null;
  /** True while a person has to look at it before it counts. */
  held: boolean;
  subscriptionFormId: string | null;
  /** Known once it is settled. */
  receiptNumber: string | null;
  accountNumber: string | null;
  subscriptionId: string | null;
}

/** A payment that is not over, as whoever may pay the same thing sees it: it is continued, and no other begun. */
export interface OpenPayment {
  payment: PaymentView;
  /** By which it can be asked about; null where the provider has given none. */
  orderTrackingId: string | null;
  /** Where it is paid; null where it cannot be. */
  redirectUrl: string | null;
  /** ISO 8601 UTC. */
  startedAt: string;
}

/** What a visitor has made, as they are told of it: nothing that says since when we know somebody, or who brought them. */
type Made<R> = Omit<R, 'clientId' | 'sellerId'>;

/** An order as anybody with its id sees it: names shortened, phone and e-mail masked. */
export interface SubscriptionFormView {
  id: string;
  formNumber: string;
  status: RecordOf<typeof subscriptionForms>['status'];
  client: RecordOf<typeof subscriptionForms>['client'];
  productId: string;
  buildingTypeId: string | null;
  coverageCheckId: string | null;
  agentId: string | null;
  installationAddress: string | null;
  dateCreated: string;
  dateUpdated: string;
  /** Told to staff only. */
  clientId?: string;
}

/** Answers of contract/calls/visitor.ts. */
export interface VisitorAnswers {
  listOfferedProducts: { products: RecordOf<typeof products>[]; totalRecords: number };
  listOfferedBuildingTypes: { buildingTypes: RecordOf<typeof buildingTypes>[]; totalRecords: number };
  suggestPlaces: {
    places: Pick<RecordOf<typeof coveragePlaces>, 'id' | 'name' | 'district' | 'latitude' | 'longitude'>[];
  };
  listMapAreas: { areas: MapArea[] };
  checkCoverage: {
    coverageCheck: RecordOf<typeof coverageChecks>;
    coverageResponse: { status: string; code: CoverageCode; message: string };
  };
  createInterest: {
    /** The client is named to staff who may read them. */
    interestForm: Made<RecordOf<typeof interestForms>> & { clientId?: string };
    neighbours: number;
  };
  createSelfReferral: { referral: Made<RecordOf<typeof referrals>> };
  createSubscriptionForm: { subscriptionForm: Made<RecordOf<typeof subscriptionForms>> };
  getSubscriptionForm: { subscriptionForm: SubscriptionFormView; openPayment: OpenPayment | null };
  createPaymentForm: {
    paymentForm: Pick<
      RecordOf<typeof paymentForms>,
      'id' | 'formNumber' | 'subscriptionFormId' | 'productId' | 'type' | 'amount' | 'carrier' | 'status'
    >;
    payment: PaymentView;
    redirectUrl: string | null;
  };
  checkPayment: { payment: PaymentView };
  getPaymentStatus: { status: PaymentStatus; payment: PaymentView };
  printOwnReceipt: Response;
  listPaymentCarriers: { paymentCarriers: { name: string; paymentMethod: string }[] };
  checkSubscriptionStatus: {
    /** The subscription's status once there is one, otherwise the order's. */
    subscriptionStatus: string;
    /** The id under which `/track/:subscriptionId` shows it. */
    subscriptionId: string;
    number: string;
    firstName: string;
    productName: string;
    amount: number;
    endDate: string | null;
    /** Where the order still has to be paid, the form to pay. */
    payable: boolean;
    /** Whether a payment of it waits for its confirmation. */
    paymentPending: boolean;
    subscriptionFormId: string | null;
    steps: TrackStep[];
  };
  requestToken: { token: string; expiryDate: string; error: null; status: '200'; message: string };
  registerIpn: { ipn_id: string; url: string; error: null; status: '200' };
  submitOrder: {
    order_tracking_id: string;
    merchant_reference: string;
    redirect_url: string;
    error: null;
    status: '200';
  };
  getTransactionStatus: {
    order_tracking_id: string;
    merchant_reference: string;
    payment_status_description: string;
    status_code: 0 | 1 | 2 | 3;
    amount: number;
    currency: string;
    payment: PaymentView;
  };
  /** A stranger is told no more of the ticket than this. */
  sendPortalMessage: { ticket: Pick<RecordOf<typeof tickets>, 'id' | 'ticketNumber' | 'status' | 'dateCreated'> };
}
