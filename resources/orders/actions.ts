import type { Limit } from '../../contract/api/limits';
import { TRACKING_NOTICES } from '../../contract/tracking/notices';
import { TRACKING_ACTIONS, TRACKING_STATES } from '../../contract/tracking/states';
import { STEP_NAMES, STEP_STATES } from '../../contract/tracking/steps';
import { newPerson, UNTOLD } from '../accounts/person';
import { defineActions } from '../language/defineActions';
import { eitherOf, neededWith } from '../language/inputRules';
import { group, phone, reference, text } from '../language/kinds';
import { personFields } from '../language/person';
import { byVisitor } from '../language/rateLimits';
import * as shape from '../language/shapes';
import { openPayment } from '../payments/paymentView';

/** One step of an order's life as a visitor sees it. */
const trackStep = shape.object({
  name: shape.oneOf(...STEP_NAMES),
  state: shape.oneOf(...STEP_STATES),
  /** When it was done. */
  at: shape.nullable(shape.moment),
});
export type TrackStep = shape.Held<typeof trackStep>;

/** Texts, since an e-mail address with stars in it is none. */
const maskedClient = shape.object({
  firstName: shape.text,
  lastName: shape.text,
  emailAddress: shape.nullable(shape.text),
  phoneNumber: shape.text,
  otherNumber: shape.nullable(shape.text),
  nationalId: shape.nullable(shape.text),
  placeOfResidence: shape.nullable(shape.text),
  tin: shape.nullable(shape.text),
});

/** An order as anybody with its id sees it: names shortened, phone and e-mail masked. Staff who may read orders see all of it. */
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
/** Numbers that are guessed for a known phone; those that are right do not count. */
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

/** Orders of a package, by visitors and by staff for them, and how they stand. */
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
      limits: byVisitor(40),
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
        eitherOf('subscriptionId', 'number', 'Enter an order, subscription or account number.'),
      ],
      answer: shape.object({
        /** The subscription's status once there is one, otherwise the order's. */
        subscriptionStatus: shape.text,
        /** The id under which `/track/:subscriptionId` goes on showing what was asked for. */
        subscriptionId: shape.id,
        /** Of the order where an order was asked for, otherwise of the subscription. */
        number: shape.text,
        /** What it is to the person who asks: contract/tracking/trackingState.ts. */
        state: shape.oneOf(...TRACKING_STATES),
        /** The state and what happens next, as a customer reads it. */
        title: shape.text,
        text: shape.text,
        /** What the customer can do about it on the site. */
        action: shape.nullable(shape.oneOf(...TRACKING_ACTIONS)),
        /** What else is going on: contract/tracking/notices.ts. */
        notices: shape.listOf(shape.object({ kind: shape.oneOf(...TRACKING_NOTICES), text: shape.text })),
        firstName: shape.text,
        productName: shape.text,
        amount: shape.money,
        startDate: shape.nullable(shape.moment),
        endDate: shape.nullable(shape.moment),
        /** The day of the visit that installs it. */
        visitDate: shape.nullable(shape.day),
        /** Of what is paused, days that are kept. */
        daysLeft: shape.integer,
        /** Where the order still has to be paid, the form to pay. */
        payable: shape.boolean,
        /** Whether a payment of it waits for its confirmation. */
        paymentPending: shape.boolean,
        subscriptionFormId: shape.nullable(shape.reference('subscription-forms')),
        steps: shape.listOf(trackStep),
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
      /** For a client who is known, or for somebody new. */
      input: { clientId: reference('clients'), client: { ...newPerson, optional: true }, ...order },
      rules: [eitherOf('client', 'clientId', 'Choose a client or enter a new one.')],
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
      /** The mask of the national ID, as it was shown, changes nothing. */
      input: { client: group(personFields), productId: order.productId, ...installation },
      partial: true,
      answer: shape.object({ subscriptionForm }),
      reads: 'subscriptionForm',
      summary: 'Correct an order before it is paid',
    },
  },
);
