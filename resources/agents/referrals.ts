import { REFERRAL_STATUSES, REFERRAL_TYPES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { oneOf, reference, sequence } from '../language/kinds';
import { SALES_OWNERSHIP, sellerId } from '../language/salesOwnership';

/** Records who referred a client; a visitor whose place is covered refers themself. */
export const referrals = defineResource({
  name: 'referrals',
  label: ['Referral', 'Referrals'],
  icon: 'share-2',
  representation: (referral) => referral.referralNumber,
  headline: { states: ['status'], whom: ['clientId'], about: ['agentId', 'type'] },
  fields: {
    referralNumber: sequence({ prefix: 'RF' }),
    type: oneOf(REFERRAL_TYPES, { default: 'SELF', filter: 'types' }),
    status: oneOf(REFERRAL_STATUSES, { default: 'NEW', filter: 'statuses' }),
    clientId: reference('clients', { label: 'Client' }),
    coverageCheckId: reference('coverage-checks', { label: 'Coverage check', sharesPerson: true }),
    agentId: reference('business-sales-agents', { label: 'Sales agent' }),
    sellerId,
  },
  list: { columns: ['referralNumber', 'type', 'clientId', 'coverageCheckId', 'status', 'dateCreated'] },
  screens: [{ list: 'referrals', details: 'referral-details', menu: { order: 80, permissions: ['View Referrals'] } }],
  access: { list: 'View Referrals', whose: SALES_OWNERSHIP },
});
