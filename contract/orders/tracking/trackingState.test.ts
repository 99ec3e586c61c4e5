import { describe, expect, it } from 'vitest';
import { NETWORK_WAITS } from '../../devices/networkWaits';
import {
  ACCOUNT_STATUSES,
  PAYMENT_STATUSES,
  SUBSCRIPTION_FORM_STATUSES,
  SUBSCRIPTION_STATUSES,
  TICKET_STATUSES,
  WORK_ORDER_STATUSES,
} from '../../statuses';
import { isRenewable } from '../../subscriptions/renewing';
import { customerNotice, customerWords, type TrackingDetails } from './customerWords';
import type { TrackingFacts } from './facts';
import { noticesOf, TRACKING_NOTICES } from './notices';
import { ACTION_OF, TRACKING_STATES, type TrackingState } from './states';
import { trackingSteps } from './steps';
import { trackingStateOf } from './trackingState';

type Facts = TrackingFacts;
type Subscription = NonNullable<Facts['subscription']>;

const NOTHING: Facts = {
  ...{ order: null, payment: null, subscription: null, account: null, other: null },
  ...{ isInstalled: false, installation: null, waitsFor: null, hasFailed: false },
};
const sub = (status: Subscription['status'], more: Partial<Subscription> = {}): Subscription => ({
  ...{ status, isPaid: true, isRenewal: false, hasEnded: false, endsSoon: false },
  ...more,
});
const unpaid = (more: Partial<Subscription> = {}) => sub('INITIATED', { isPaid: false, isRenewal: true, ...more });

const PAYMENTS: Facts['payment'][] = [
  null,
  ...PAYMENT_STATUSES.flatMap((status) => [true, false].map((isHeld) => ({ status, isHeld }))),
];
const INSTALLATIONS: Facts['installation'][] = [
  null,
  ...WORK_ORDER_STATUSES.flatMap((status) => [true, false].map((isPlanned) => ({ status, isPlanned }))),
];
const NETWORK: [hasFailed: boolean, waitsFor: Facts['waitsFor']][] = [
  [true, null],
  ...[null, ...NETWORK_WAITS].map((wait): [boolean, Facts['waitsFor']] => [false, wait]),
];
const PAID_STATUSES: readonly string[] = ['CREATED', 'INACTIVE', 'ACTIVE', 'EXPIRED', 'TERMINATED', 'FORFEITED'];

/**
 * Every combination that can occur: subscriptions that run, wait or have run are paid, and only a running one can have an end
 * that is near or past.
 */
function* everything(): Generator<Facts> {
  for (const status of SUBSCRIPTION_FORM_STATUSES)
    for (const payment of PAYMENTS) yield { ...NOTHING, order: { status }, payment };
  for (const subscription of subscriptions())
    for (const account of ACCOUNT_STATUSES)
      for (const other of [null, 'RUNS', 'WAITS'] as const)
        for (const payment of PAYMENTS)
          for (const installation of INSTALLATIONS)
            for (const isInstalled of [true, false])
              for (const [hasFailed, waitsFor] of NETWORK) {
                if (subscription.status === 'ACTIVE' && other === 'RUNS') continue;
                const order = subscription.isRenewal ? null : ({ status: 'PAID' } as const);
                yield { order, payment, subscription, account, other, isInstalled, installation, waitsFor, hasFailed };
              }
}

function* subscriptions(): Generator<Subscription> {
  for (const status of SUBSCRIPTION_STATUSES)
    for (const isRenewal of [true, false])
      for (const isPaid of [true, false]) {
        if (!isPaid && PAID_STATUSES.includes(status)) continue;
        yield sub(status, { isRenewal, isPaid });
        if (status !== 'ACTIVE') continue;
        yield sub(status, { isRenewal, endsSoon: true });
        yield sub(status, { isRenewal, endsSoon: true, hasEnded: true });
      }
}

const DETAILS: TrackingDetails[] = [
  { startsOn: null, endsOn: null, visitOn: null, runsUntil: null, daysLeft: 0 },
  { startsOn: '1 May 2026', endsOn: '2 May 2026', visitOn: '3 May 2026', runsUntil: '4 May 2026', daysLeft: 12 },
];
const RAW = new RegExp(
  `_|\\b(${[...SUBSCRIPTION_STATUSES, ...ACCOUNT_STATUSES, ...WORK_ORDER_STATUSES, ...PAYMENT_STATUSES].join('|')})\\b`,
);
/** Texts that name the next step and who takes it. */
const NEXT = /\b(pay|approve|renew|order|calls?|comes|track|SMS|nothing you need|online as soon)\b/i;

describe('the state of an order or a subscription', () => {
  it.each([
    ['nobody has paid it', { order: { status: 'NEW' } }, 'ORDER_UNPAID'],
    [
      'an attempt was stored only',
      { order: { status: 'NEW' }, payment: { status: 'NEW', isHeld: false } },
      'ORDER_UNPAID',
    ],
    [
      'a payment is pending',
      { order: { status: 'PAYMENT_PENDING' }, payment: { status: 'PENDING', isHeld: false } },
      'PAYMENT_PENDING',
    ],
    [
      'the last one failed',
      { order: { status: 'PAYMENT_PENDING' }, payment: { status: 'FAILED', isHeld: false } },
      'PAYMENT_FAILED',
    ],
    [
      'one is held',
      { order: { status: 'PAYMENT_PENDING' }, payment: { status: 'PENDING', isHeld: true } },
      'PAYMENT_HELD',
    ],
    ['a cancelled order', { order: { status: 'CANCELLED' } }, 'ORDER_CANCELLED'],
    [
      'a cancelled order with a payment',
      { order: { status: 'CANCELLED' }, payment: { status: 'PENDING', isHeld: false } },
      'ORDER_CANCELLED_PAYING',
    ],
    ['paid, no work order yet', { subscription: sub('CREATED') }, 'AWAITS_VISIT'],
    [
      'paid, a visit on a day',
      { subscription: sub('CREATED'), installation: { status: 'NEW', isPlanned: true } },
      'VISIT_PLANNED',
    ],
    [
      'paid, the team at work',
      { subscription: sub('CREATED'), installation: { status: 'ACTIVE', isPlanned: true } },
      'INSTALLING',
    ],
    [
      'paid, the other provider first',
      { subscription: sub('CREATED'), installation: { status: 'SERVICE_PROVIDER_SWITCH', isPlanned: false } },
      'AWAITS_PROVIDER',
    ],
    [
      'paid, not feasible',
      { subscription: sub('CREATED'), installation: { status: 'NOT_FEASIBLE', isPlanned: false } },
      'NOT_FEASIBLE',
    ],
    ['paid and installed', { subscription: sub('CREATED'), isInstalled: true }, 'SWITCHING_ON'],
    [
      'installed, the network gave up',
      { subscription: sub('CREATED'), isInstalled: true, hasFailed: true },
      'SWITCHING_ON_LATE',
    ],
    [
      'visited, no device',
      {
        subscription: sub('CREATED'),
        installation: { status: 'CLOSED', isPlanned: true },
        waitsFor: 'NO_DEVICE',
      },
      'AWAITS_DEVICE',
    ],
    [
      'a paid renewal without a device',
      { subscription: sub('CREATED', { isRenewal: true }), waitsFor: 'NO_DEVICE' },
      'AWAITS_DEVICE',
    ],
    [
      'installed, not linked',
      { subscription: sub('CREATED'), isInstalled: true, waitsFor: 'NOT_LINKED' },
      'SWITCHING_ON_LATE',
    ],
    [
      'installed, not seen',
      { subscription: sub('CREATED'), isInstalled: true, waitsFor: 'NOT_SEEN' },
      'SWITCHING_ON_LATE',
    ],
    [
      'installed, due to report',
      { subscription: sub('CREATED'), isInstalled: true, waitsFor: 'NEXT_REPORT' },
      'SWITCHING_ON',
    ],
    [
      'a paid renewal that waits',
      { subscription: sub('CREATED', { isRenewal: true }), other: 'RUNS', isInstalled: true },
      'RENEWAL_WAITS',
    ],
    [
      'a paid renewal after the end',
      { subscription: sub('CREATED', { isRenewal: true }), isInstalled: true },
      'SWITCHING_ON',
    ],
    ['it runs', { subscription: sub('ACTIVE') }, 'ONLINE'],
    ['it ends soon', { subscription: sub('ACTIVE', { endsSoon: true }) }, 'ENDS_SOON'],
    ['it ends soon and is renewed', { subscription: sub('ACTIVE', { endsSoon: true }), other: 'WAITS' }, 'ONLINE'],
    ['its end is past, not marked yet', { subscription: sub('ACTIVE', { endsSoon: true, hasEnded: true }) }, 'ENDED'],
    ['it expired', { subscription: sub('EXPIRED') }, 'ENDED'],
    ['it expired and another runs', { subscription: sub('EXPIRED'), other: 'RUNS' }, 'ENDED_FOLLOWED'],
    ['a renewal to be paid', { subscription: unpaid() }, 'RENEWAL_UNPAID'],
    [
      'a renewal being paid',
      { subscription: unpaid(), payment: { status: 'PENDING', isHeld: false } },
      'RENEWAL_PENDING',
    ],
    [
      'a renewal whose payment failed',
      { subscription: unpaid(), payment: { status: 'FAILED', isHeld: false } },
      'RENEWAL_FAILED',
    ],
    [
      'a renewal whose payment is held',
      { subscription: unpaid(), payment: { status: 'PENDING', isHeld: true } },
      'RENEWAL_HELD',
    ],
    ['a renewal that was cancelled', { subscription: unpaid({ status: 'CANCELLED' }) }, 'RENEWAL_CANCELLED'],
    ['it was paused', { subscription: sub('INACTIVE') }, 'PAUSED'],
    ['it was terminated', { subscription: sub('TERMINATED') }, 'TERMINATED'],
    ['it was given up', { subscription: sub('FORFEITED') }, 'FORFEITED'],
    ['it was refunded', { subscription: sub('CANCELLED') }, 'REFUNDED'],
    ['its account is suspended', { subscription: sub('INACTIVE'), account: 'SUSPENDED' }, 'SUSPENDED'],
    ['its account is closed', { subscription: sub('TERMINATED'), account: 'TERMINATED' }, 'ACCOUNT_CLOSED'],
    ['its account was transferred', { subscription: sub('EXPIRED'), account: 'TRANSFERRED' }, 'ACCOUNT_TRANSFERRED'],
  ] as const satisfies readonly (readonly [string, Partial<Facts>, TrackingState])[])(
    '%s: %o is %s',
    (_when, facts, state) => {
      expect(trackingStateOf({ ...NOTHING, account: 'ACTIVE', ...facts } as Facts)).toBe(state);
    },
  );

  it('is one of the states for every possible combination, and every state occurs', () => {
    const found = new Set<TrackingState>();
    for (const facts of everything()) found.add(trackingStateOf(facts));
    expect([...found].sort()).toEqual([...TRACKING_STATES].sort());
  });
});

describe.each(TRACKING_STATES)('the text of %s', (state) => {
  it.each(DETAILS)('has a title, a sentence and a next step in words, with %o', (details) => {
    const { title, text } = customerWords(state, details);
    expect(title).toMatch(/^[A-Z][^.]+$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).toMatch(NEXT);
    for (const said of [title, text]) {
      expect(said).not.toMatch(RAW);
      expect(said).not.toMatch(/undefined|null|NaN| {2}|\.\./);
    }
  });
});

describe('for every combination', () => {
  it('offers nothing that would be refused, and says nothing untrue', () => {
    const faults: string[] = [];
    const check = (is: boolean, what: string, facts: Facts) => {
      if (!is && faults.length < 5) faults.push(`${what}: ${JSON.stringify(facts)}`);
    };
    for (const facts of everything()) {
      const { order, subscription, account, payment, isInstalled } = facts;
      const state = trackingStateOf(facts);
      const action = ACTION_OF[state];
      const runs = subscription?.status === 'ACTIVE' && !subscription.hasEnded && isRenewable(account ?? 'ACTIVE');
      check((state === 'ONLINE' || state === 'ENDS_SOON') === runs, 'online where it runs alone', facts);
      if (action === 'pay' || action === 'continue')
        check(
          !subscription && order?.status !== 'PAID' && order?.status !== 'CANCELLED',
          'an unpaid order is paid',
          facts,
        );
      if (action === 'payRenewal')
        check(subscription?.isPaid === false && !payment?.isHeld, 'an unpaid renewal', facts);
      if (action === 'renew' || action === 'payRenewal' || action === 'continueRenewal')
        check(isRenewable(account ?? 'ACTIVE'), 'renewable', facts);
      if (payment?.isHeld && !subscription?.isPaid && order?.status !== 'PAID')
        check(action !== 'pay' && action !== 'continue' && action !== 'payRenewal', 'held, not paid again', facts);
      const steps = trackingSteps(state, facts);
      const done = (name: string) => steps.some((step) => step.name === name && step.state === 'done');
      check(
        done('payment') === false || subscription?.isPaid || order?.status === 'PAID' || !subscription,
        'paid',
        facts,
      );
      check(!done('installation') || isInstalled || facts.installation?.status === 'CLOSED', 'installed', facts);
      check(done('active') === runs, 'active is done where it runs', facts);
      check(steps.filter((step) => step.state === 'current').length <= 1, 'one step at a time', facts);
      if (order?.status === 'CANCELLED' || state === 'NOT_FEASIBLE')
        check(!steps.some((step) => step.state === 'waiting'), 'nothing is to come', facts);
      if (subscription?.isRenewal && isInstalled)
        check(!steps.some(({ name }) => name === 'installation'), 'no installation of a renewal', facts);
    }
    expect(faults).toEqual([]);
  });
});

describe('the additional notices', () => {
  it.each([
    [null, null, []],
    ['NEW', null, ['REQUEST_OPEN']],
    ['IN_PROGRESS', null, ['REQUEST_OPEN']],
    ['RESOLVED', null, ['REQUEST_RESOLVED']],
    ['CLOSED', null, []],
    [null, { status: 'NEW', isPlanned: false }, ['REPAIR_AWAITED']],
    [null, { status: 'NEW', isPlanned: true }, ['REPAIR_PLANNED']],
    ['NEW', { status: 'ACTIVE', isPlanned: true }, ['REPAIR_UNDERWAY', 'REQUEST_OPEN']],
    [null, { status: 'CLOSED', isPlanned: true }, []],
    [null, { status: 'NOT_FEASIBLE', isPlanned: true }, []],
  ] as const)('request %s, repair %o: %o', (ticket, repair, notices) => {
    expect(TICKET_STATUSES.includes(ticket ?? 'NEW')).toBe(true);
    expect(noticesOf({ ticket, repair })).toEqual(notices);
  });

  it.each(TRACKING_NOTICES)('%s has a sentence', (notice) => {
    for (const details of DETAILS) {
      const said = customerNotice(notice, { ...details, repairOn: details.visitOn });
      expect(said).toMatch(/^[A-Z].*\.$/);
      expect(said).not.toMatch(RAW);
    }
  });
});
