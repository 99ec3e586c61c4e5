import { PAYMENT_CARRIERS } from '../../contract/payments/carriers';
import { byVisitor, defineActions } from '../language/defineActions';
import { decimal, email, group, oneOf, phone, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { paymentView } from './paymentView';

const PUBLIC = { base: 'v1', access: 'public' } as const;

const billingAddress = group({
  email_address: email(),
  phone_number: phone(),
  country_code: text({ minLength: 2, maxLength: 2 }),
  first_name: text({ maxLength: 60 }),
  middle_name: text({ maxLength: 60 }),
  last_name: text({ maxLength: 60 }),
  line_1: text({ maxLength: 120 }),
  line_2: text({ maxLength: 120 }),
  city: text({ maxLength: 60 }),
  state: text({ maxLength: 3 }),
  postal_code: text({ maxLength: 20 }),
  zip_code: text({ maxLength: 20 }),
});

const answered = { error: shape.oneOf(null), status: shape.oneOf('200') };

const notification = {
  ...PUBLIC,
  path: 'payments/ipn',
  query: 'any',
  answer: shape.object({
    orderNotificationType: shape.text,
    orderTrackingId: shape.text,
    orderMerchantReference: shape.text,
    /** 200: handled. 500: received but failed, so it is sent again. */
    status: shape.oneOf(200, 500),
  }),
  reads: 'status',
  summary: 'The provider’s notification: only a hint to fetch the status',
  /** The provider is never rate limited: if a notification is lost, the money arrives late. */
  limits: [],
} as const;

/** The payment provider's calls as specified, handled by our server, and the calls that the provider makes. */
export const providerActions = defineActions(
  { name: 'Payment provider', description: 'The payment provider’s own calls, and its notifications.' },
  {
    requestToken: {
      ...PUBLIC,
      method: 'POST',
      path: 'Auth/RequestToken',
      answer: shape.object({ token: shape.text, expiryDate: shape.moment, ...answered, message: shape.text }),
      reads: 'token',
      summary: 'Begin a checkout: a short-lived checkout token of ours, never the provider’s',
    },
    registerIpn: {
      ...PUBLIC,
      method: 'POST',
      path: 'URLSetup/RegisterIPN',
      input: { url: text({ maxLength: 500 }), ipn_notification_type: oneOf(['GET', 'POST']) },
      answer: shape.object({ ipn_id: shape.text, url: shape.text, ...answered }),
      reads: 'ipn_id',
      summary: 'The notification address registered with the provider (checkout token)',
    },
    submitOrder: {
      ...PUBLIC,
      method: 'POST',
      path: 'Transactions/SubmitOrderRequest',
      /**
       * The specification's payment order. `id` is the subscription form that is being paid; the server gives the attempt its own
       * reference.
       */
      input: {
        id: reference('subscription-forms', { required: true, label: 'Subscription form' }),
        currency: text({ minLength: 3, maxLength: 3 }),
        amount: decimal({ min: 1 }),
        description: text({ maxLength: 100 }),
        callback_url: text({ maxLength: 500 }),
        notification_id: text({ maxLength: 60 }),
        branch: text({ maxLength: 60 }),
        billing_address: billingAddress,
        carrier: oneOf(PAYMENT_CARRIERS),
      },
      answer: shape.object({
        order_tracking_id: shape.text,
        merchant_reference: shape.text,
        redirect_url: shape.text,
        ...answered,
      }),
      reads: 'redirect_url',
      summary: 'Store an attempt and submit its order to the provider (checkout token)',
    },
    getTransactionStatus: {
      ...PUBLIC,
      method: 'GET',
      path: 'Transactions/GetTransactionStatus',
      query: { orderTrackingId: text({ required: true }) },
      answer: shape.object({
        order_tracking_id: shape.text,
        merchant_reference: shape.text,
        payment_status_description: shape.text,
        status_code: shape.oneOf(0, 1, 2, 3),
        amount: shape.money,
        currency: shape.text,
        payment: paymentView,
      }),
      reads: 'payment_status_description',
      summary: 'How an order stands; settles it if it is paid',
      limits: byVisitor(600),
    },
    receiveIpnByGet: { ...notification, method: 'GET' },
    receiveIpnByPost: { ...notification, method: 'POST', input: 'any', takesForms: true },
  },
);
