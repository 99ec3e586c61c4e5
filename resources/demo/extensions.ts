import { extensions } from '../extensions';
import { declareDemo } from './declareDemo';

export const extensionsDemo = declareDemo(extensions, {
  from: 'subscriptions',
  where: ({ subscriptionNumber }) => /[37]$/.test(String(subscriptionNumber)),
  fields: {
    subscriptionId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    days: ({ source }) => source.addedDays as number,
    reason: ({ pick }) =>
      pick([
        'Fibre cut on Jinja Road, two days without service.',
        'Power outage at the Ntinda cabinet.',
        'ONU replaced late.',
        'Moved house within the month.',
        'Goodwill after a wrong bill.',
      ]),
  },
});
