import { devicesCalls } from '../../contract/calls/devices';
import { messagesCalls } from '../../contract/calls/messages';
import { paymentDeskCalls } from '../../contract/calls/paymentDesk';
import { peopleCalls } from '../../contract/calls/people';
import { providerCalls } from '../../contract/calls/provider';
import { renewalCalls } from '../../contract/calls/renewal';
import { sessionCalls } from '../../contract/calls/session';
import { visitorCalls } from '../../contract/calls/visitor';
import { subscriptionActions } from '../../resources/actions/subscriptions';
import { ticketActions } from '../../resources/actions/tickets';
import type { CallName } from '../../resources/calls';
import type { Endpoint } from '../Endpoint';

interface Domain {
  name: string;
  description: string;
  calls: object;
}

/** What is not plain CRUD, by domain. */
const DOMAINS: readonly Domain[] = [
  { name: 'Session', description: 'Sign in and out; your own sessions.', calls: sessionCalls },
  {
    name: 'Public site',
    description: 'Coverage, orders, payments and tracking, without a token.',
    calls: visitorCalls,
  },
  { name: 'Renewal', description: 'A customer renews by a code sent by SMS.', calls: renewalCalls },
  { name: 'Payment provider', description: 'What the payment provider calls.', calls: providerCalls },
  { name: 'Payments desk', description: 'Manual payments, reviews, refunds and receipts.', calls: paymentDeskCalls },
  { name: 'Subscription desk', description: 'Extensions, transfers and activation.', calls: subscriptionActions },
  { name: 'Ticket desk', description: 'Conversation, status and participants of tickets.', calls: ticketActions },
  { name: 'ONUs', description: 'Customers’ ONUs, through the device manager.', calls: devicesCalls },
  { name: 'Sales desk', description: 'Orders and referrals by staff and agents.', calls: peopleCalls },
  { name: 'Message desk', description: 'Messages to customers.', calls: messagesCalls },
];

/** The tag of a call. */
export function tagOf(name: CallName): string {
  const domain = DOMAINS.find(({ calls }) => name in calls);
  if (!domain) throw new Error(`The call ${name} has no domain.`);
  return domain.name;
}

/** The tags of these endpoints; a resource's says what can be done with its records. */
export function tagsOf(endpoints: readonly Endpoint[]): { name: string; description: string }[] {
  const names = [...new Set(endpoints.map(({ tag }) => tag))];
  return names.map((name) => {
    const domain = DOMAINS.find((each) => each.name === name);
    const members = endpoints.filter(({ tag }) => tag === name);
    const verbs = new Set(members.map((endpoint) => endpoint.name.replace(/[A-Z].*/, '')));
    return { name, description: domain?.description ?? `${name}: ${[...verbs].join(', ')}.` };
  });
}
