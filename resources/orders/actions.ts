import type { Limit } from '../../contract/api/Limit';
import { TRACKING_NOTICES } from '../../contract/orders/tracking/notices';
import { TRACKING_ACTIONS, TRACKING_STATES } from '../../contract/orders/tracking/states';
import { STEP_NAMES, STEP_STATES } from '../../contract/orders/tracking/steps';
import { newPerson, UNTOLD } from '../accounts/person';
import { byVisitor, defineActions } from '../language/defineActions';
import { eitherOf, neededWith } from '../language/inputRules';
import { group, phone, reference, text } from '../language/kinds';
import { personFields } from '../language/person';
import * as shape from '../language/shapes';
import { openPayment, ownReceipts } from '../payments/paymentView';

/** A step of an order, as visitors see it. */
const trackStep = shape.object({
  name: shape.oneOf(...STEP_NAMES),
  state: shape.oneOf(...STEP_STATES),
  /** When it was done. */
  at: shape.nullable(shape.moment),
});
export type TrackStep = shape.Held<typeof trackStep>;

/** Plain texts, since a masked e-mail address is not a valid one. */
const maskedClient = shape.object({
  firstName: shape.text,
  lastName: shape.text,
  companyName: shape.nullable(shape.text),
  emailAddress: shape.nullable(shape.text),
  phoneNumber: shape.text,
  otherNumber: shape.nullable(shape.text),
  nationalId: shape.nullable(shape.text),
  placeOfResidence: shape.nullable(shape.text),
  tin: shape.nullable(shape.text),
});

/** An order as anyone with its id sees it: names shortened, phone and e-mail masked. Staff who may read orders see everything. */
const subscriptionFormView = shape.record('subscription-forms', {
  without: UNTOLD,
  also: {
    clientId: shape.optional(shape.reference('clients')),
    sellerId: shape.optional(shape.nullable(shape.reference('users'))),
    client: maskedClient,
  },
});
export type SubscriptionFormView = shape.Held<typeof subscriptionFormView>;

const PUBLIC = { base: 'v1', access: 'public' } as const;
const subscriptionForm = shape.record('subscription-forms');
/** Guessed numbers for a known phone; correct ones do not count. */
const guesses = { of: ['phoneNumber'], failures: true } as const satisfies Partial<Limit>;

const installation = {
  buildingTypeId: reference('building-types'),
  installationAddress: text({ maxLength: 200 }),
};
const order = {
  productId: reference('products', { required: true, label: 'Package' }),
  ...installation,
  coverageCheckId: reference('coverage-checks'),
  agentId: reference('business-sales-agents', { label: 'Sales agent' }),
};

/** Orders of a package, by visitors and by staff on their behalf, and their tracking. */
export const orderActions = defineActions(
  { name: 'Orders', description: 'Packages on offer, orders, and how they stand.' },
  {
    listOfferedProducts: {
      ...PUBLIC,
      method: 'GET',
      path: 'onboarding/products',
      answer: shape.page('products', shape.record('products')),
      reads: 'products',
      summary: 'Packages on offer',
    },
    listOfferedBuildingTypes: {
      ...PUBLIC,
      method: 'GET',
      path: 'onboarding/building-types',
      answer: shape.page('buildingTypes', shape.record('building-types')),
      reads: 'buildingTypes',
      summary: 'Building types to choose from',
    },
    getOrderAgent: {
      ...PUBLIC,
      method: 'GET',
      path: 'onboarding/agents/{id}',
      answer: shape.object({ agent: shape.record('business-sales-agents', { only: ['id', 'name'] }) }),
      reads: 'agent',
      summary: 'The sales agent whose link an order comes by; 404 for one who does not sell any more',
    },
    createSubscriptionForm: {
      ...PUBLIC,
      method: 'POST',
      path: 'onboarding/subscription',
      input: { client: newPerson, ...order },
      answer: shape.object({ subscriptionForm: shape.record('subscription-forms', { without: UNTOLD }) }),
      reads: 'subscriptionForm',
      summary: 'Order a package',
      limits: [...byVisitor(40), { by: 'subject', of: ['client.phoneNumber'], most: 30, minutes: 60, what: 'orders' }],
      success: 201,
      idempotent: true,
    },
    getSubscriptionForm: {
      ...PUBLIC,
      method: 'GET',
      path: 'subscription-forms/{id}',
      answer: shape.object({
        subscriptionForm: subscriptionFormView,
        openPayment: shape.nullable(openPayment),
      }),
      reads: 'subscriptionForm',
      summary: 'An order; personal details are masked for strangers',
    },
    checkSubscriptionStatus: {
      ...PUBLIC,
      method: 'POST',
      path: 'subscriptions/check-subscription-status',
      input: { subscriptionId: reference('subscriptions'), number: text({ maxLength: 40 }), phoneNumber: phone() },
      rules: [
        neededWith('number', 'phoneNumber'),
        neededWith('phoneNumber', 'number'),
        eitherOf(['subscriptionId', 'number'], 'Enter an order, subscription or account number.'),
      ],
      answer: shape.object({
        /** The subscription's status if there is one, otherwise the order's. */
        subscriptionStatus: shape.text,
        /** The id under which `/track/:subscriptionId` continues to show it. */
        subscriptionId: shape.id,
        /** The number of the order if an order was requested, otherwise of the subscription. */
        number: shape.text,
        /** The state for the person who asks: contract/orders/tracking/trackingState.ts. */
        state: shape.oneOf(...TRACKING_STATES),
        /** The state and what happens next, as text for the customer. */
        title: shape.text,
        text: shape.text,
        /** The action that the customer can take on the site. */
        action: shape.nullable(shape.oneOf(...TRACKING_ACTIONS)),
        /** Additional notices: contract/orders/tracking/notices.ts. */
        notices: shape.listOf(shape.object({ kind: shape.oneOf(...TRACKING_NOTICES), text: shape.text })),
        firstName: shape.text,
        productName: shape.text,
        amount: shape.money,
        startDate: shape.nullable(shape.moment),
        endDate: shape.nullable(shape.moment),
        /** The day of the installation visit. */
        visitDate: shape.nullable(shape.day),
        /** The days left, if it is paused. */
        daysLeft: shape.integer,
        /** True if it is unpaid and no payment is held for review; it is paid with the form `subscriptionFormId`. */
        payable: shape.boolean,
        /** True if a payment for it is waiting for confirmation. */
        paymentPending: shape.boolean,
        subscriptionFormId: shape.nullable(shape.reference('subscription-forms')),
        steps: shape.listOf(trackStep),
        /** The receipts of what is tracked. */
        receipts: ownReceipts,
      }),
      reads: 'subscriptionStatus',
      summary: 'Track an order or subscription by its id, or by number and phone',
      limits: [
        { by: 'visitor', most: 60, minutes: 15, failures: true },
        { by: 'subject and address', most: 5, minutes: 15, ...guesses },
        { by: 'subject', most: 20, minutes: 60, ...guesses },
      ],
    },
    createSubscriptionFormAsStaff: {
      method: 'POST',
      base: 'v2',
      path: 'subscription-forms',
      access: 'Create Subscription Form',
      scoped: true,
      /** For an existing client, or for a new one. */
      input: { clientId: reference('clients'), client: { ...newPerson, optional: true }, ...order },
      rules: [eitherOf(['client', 'clientId'], 'Choose a client or enter a new one.')],
      audit: { resource: 'subscription-forms', action: 'CREATE' },
      answer: shape.object({ subscriptionForm }),
      reads: 'subscriptionForm',
      summary: 'Order a package for a client',
      success: 201,
      idempotent: true,
    },
    changeSubscriptionForm: {
      method: 'POST',
      base: 'v1',
      path: 'subscription-forms/{id}',
      access: 'Update Subscription Form',
      scoped: true,
      audit: { resource: 'subscription-forms', action: 'UPDATE' },
      /** A masked national ID, as it was shown, changes nothing. */
      input: { client: group(personFields), productId: order.productId, ...installation },
      partial: true,
      answer: shape.object({ subscriptionForm }),
      reads: 'subscriptionForm',
      summary: 'Correct an order before it is paid',
    },
  },
);
