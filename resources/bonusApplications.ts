import { defineResource } from './defineResource';
import { dateTime, integer, reference } from './kinds';

/** A bonus that a payment brought: one a rule and payment, kept when it is taken back. */
export const bonusApplications = defineResource({
  name: 'bonus-applications',
  label: ['Bonus', 'Bonuses given'],
  icon: 'gift',
  fields: {
    bonusRuleId: reference('bonus-rules', {
      label: 'Rule',
      required: true,
      demo: ({ source, rows }) =>
        rows('bonus-rules').find(({ bonusDays }) => bonusDays === source.addedDays)?.id as string,
    }),
    paymentId: reference('payments', {
      label: 'Payment',
      required: true,
      demo: ({ source }) => source.paymentId as string,
    }),
    subscriptionId: reference('subscriptions', {
      label: 'Subscription',
      required: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    days: integer({ required: true, min: 1, demo: ({ ref }) => ref('bonusRuleId').bonusDays as number }),
    takenBackAt: dateTime({ label: 'Taken back', demo: () => null }),
  },
  unique: [['bonusRuleId', 'paymentId']],
  list: { columns: ['bonusRuleId', 'subscriptionId', 'paymentId', 'days', 'dateCreated', 'takenBackAt'] },
  screens: [{ list: 'bonuses-given', details: 'bonus-given-details', beside: 'all-subscriptions' }],
  access: { list: 'View Bonus Rules', whose: { through: 'subscriptionId' } },
  demo: { from: 'subscriptions', where: ({ subscriptionNumber }) => /[69]$/.test(String(subscriptionNumber)) },
});
