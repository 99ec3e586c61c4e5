import { REFERRAL_STATUSES, REFERRAL_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { oneOf, reference, sequence } from './kinds';

/** Who brought a client; a visitor whose place is covered refers themselves. */
export const referrals = defineResource({
  name: 'referrals',
  label: ['Referral', 'Referrals'],
  icon: 'share-2',
  representation: (referral) => referral.referralNumber,
  fields: {
    referralNumber: sequence({ prefix: 'RF' }),
    type: oneOf(REFERRAL_TYPES, { default: 'SELF', filter: 'types' }),
    status: oneOf(REFERRAL_STATUSES, { default: 'NEW', filter: 'statuses' }),
    coverageCheckId: reference('coverage-checks', { label: 'Coverage check' }),
    clientId: reference('clients', { label: 'Client' }),
    agentId: reference('business-sales-agents', {
      label: 'Sales agent',
      demo: ({ record, pick, rows }) =>
        record.type === 'AGENT' ? (pick(rows('business-sales-agents')).id as string) : null,
    }),
  },
  list: { columns: ['referralNumber', 'type', 'clientId', 'coverageCheckId', 'status', 'dateCreated'] },
  screens: [{ list: 'referrals', details: 'referral-details', menu: { order: 80, permissions: ['View Referrals'] } }],
  access: { list: 'View Referrals' },
  demo: { count: 48 },
});
