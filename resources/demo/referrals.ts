import { referrals } from '../referrals';
import { demoSeller } from './brought';
import { declareDemo } from './declareDemo';

export const referralsDemo = declareDemo(referrals, {
  count: 48,
  fields: {
    clientId: ({ record, pick, rows }) =>
      pick(rows('clients').filter(({ agentId }) => (agentId !== null) === (record.type === 'AGENT'))).id as string,
    coverageCheckId: ({ ref }) => ref('clientId').coverageCheckId as string,
    agentId: ({ ref }) => ref('clientId').agentId as string | null,
    sellerId: demoSeller,
  },
});
