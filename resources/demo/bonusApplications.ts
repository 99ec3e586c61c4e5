import { bonusApplications } from '../bonusApplications';
import { declareDemo } from './declareDemo';

export const bonusApplicationsDemo = declareDemo(bonusApplications, {
  from: 'subscriptions',
  where: ({ subscriptionNumber }) => /[69]$/.test(String(subscriptionNumber)),
  fields: {
    bonusRuleId: ({ source, rows }) =>
      rows('bonus-rules').find(({ bonusDays }) => bonusDays === source.addedDays)?.id as string,
    paymentId: ({ source }) => source.paymentId as string,
    subscriptionId: ({ source }) => source.id as string,
    days: ({ ref }) => ref('bonusRuleId').bonusDays as number,
    takenBackAt: () => null,
  },
});
