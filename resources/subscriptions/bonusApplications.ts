import { defineResource } from '../language/defineResource';
import { dateTime, integer, reference } from '../language/kinds';

/** A bonus for a payment: one per rule and payment, kept when it is taken back. */
export const bonusApplications = defineResource({
  name: 'bonus-applications',
  label: ['Bonus', 'Bonuses given'],
  icon: 'gift',
  headline: { value: 'days', whom: ['subscriptionId'], about: ['bonusRuleId', 'takenBackAt'] },
  fields: {
    bonusRuleId: reference('bonus-rules', { label: 'Rule', required: true }),
    paymentId: reference('payments', { label: 'Payment', required: true }),
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true, searchable: true }),
    days: integer({ required: true, min: 1 }),
    takenBackAt: dateTime({ label: 'Taken back' }),
  },
  unique: [['bonusRuleId', 'paymentId']],
  list: { columns: ['bonusRuleId', 'subscriptionId', 'paymentId', 'days', 'dateCreated', 'takenBackAt'] },
  screens: [{ list: 'bonuses-given', details: 'bonus-given-details', beside: 'bonus-rules' }],
  access: { list: 'View Bonus Rules', whose: { through: 'subscriptionId' } },
});
