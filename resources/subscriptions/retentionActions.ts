import { RENEWAL_CALL_OUTCOMES } from '../../contract/statuses';
import { NOT_RENEWED } from '../accounts/notRenewed';
import { defineActions } from '../language/defineActions';
import { eitherOf } from '../language/inputRules';
import { date, oneOf, references, text } from '../language/kinds';
import { EXPORT_PARAMETERS, PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

const { offset, limit, sortBy } = PAGE_PARAMETERS;

const account = shape.record('accounts');

/** Calls and reminders to customers whose service ends soon or has ended. */
export const retentionActions = defineActions(
  { name: 'Retention', description: 'Customers who have not renewed: calls and reminders.' },
  {
    listNotRenewed: {
      ...NOT_RENEWED,
      method: 'GET',
      base: 'v1',
      scoped: true,
      answer: shape.page('accounts', account),
      reads: 'accounts',
      summary:
        'Customers whose service ended in the last 30 days and who have neither renewed nor said that they are gone',
      query: { searchTerm: text(), offset, limit, sortBy },
    },
    exportNotRenewed: {
      ...NOT_RENEWED,
      method: 'GET',
      base: 'v1',
      path: `${NOT_RENEWED.path}/export`,
      scoped: true,
      confirms: 'with second factor',
      answer: shape.exported,
      reads: '',
      summary: 'All customers who have not renewed as a file: raw, or formatted for reading',
      query: { searchTerm: text(), ...EXPORT_PARAMETERS },
    },
    recordRenewalCall: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/{id}/renewal-call',
      decidesOn: 'accounts',
      access: 'Renew Subscription',
      scoped: true,
      input: {
        outcome: oneOf(RENEWAL_CALL_OUTCOMES, { label: 'Outcome', required: true }),
        callBackOn: date({ label: 'Call back on', help: 'Only if the customer asked for it.' }),
        note: text({ maxLength: 200 }),
      },
      audit: { resource: 'accounts', action: 'ACTION', reason: 'Called about the renewal' },
      answer: shape.object({ account }),
      reads: 'account',
      summary: 'Keep the outcome of a call to a customer who has not renewed; GONE takes the customer off the list',
    },
    sendRenewalReminders: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/renewal-reminders',
      access: 'Renew Subscription',
      scoped: true,
      /** The customers, or subscriptions of theirs. */
      input: {
        accountIds: references('accounts', { label: 'Accounts' }),
        subscriptionIds: references('subscriptions', { label: 'Subscriptions' }),
      },
      partial: true,
      rules: [eitherOf(['accountIds', 'subscriptionIds'], 'must be given, or subscriptionIds instead')],
      audit: { resource: 'accounts', action: 'ACTION', reason: 'Sent a renewal reminder' },
      answer: shape.bulkOutcomes,
      reads: 'outcomes',
      summary:
        'Remind customers to renew, each at most once a day and none who opted out; answers for each id whether it was sent',
    },
  },
);
