import { CLIENT_STAGES } from '../../contract/statuses';
import { clients } from '../clients';
import { demoAgency, demoSeller } from './brought';
import type { Demo } from './Demo';
import { declareDemo } from './declareDemo';
import { demoPerson } from './person';

/** About one client in seven is brought by the demo agency, with a coverage check of its own. */
const isDemoAgencys = ({ index }: Demo) => index % 7 === 2;

export const clientsDemo = declareDemo(clients, {
  count: 150,
  fields: {
    ...demoPerson,
    stage: ({ index }) => CLIENT_STAGES[index % 9] ?? 'CUSTOMER',
    wasReferred: ({ random }) => random() < 0.2,
    coverageCheckId: (demo) => {
      const any = demo.pick(demo.rows('coverage-checks'));
      const theirs = demo.rows('coverage-checks').filter(({ agentId }) => agentId !== null);
      return (isDemoAgencys(demo) ? theirs[demo.index % theirs.length] : any)?.id as string;
    },
    agentId: (demo) => {
      const { random, pick, rows } = demo;
      const any = random() < 0.3 ? (pick(rows('business-sales-agents')).id as string) : null;
      if (isDemoAgencys(demo)) return demoAgency(demo);
      return any === demoAgency(demo) ? null : any;
    },
    sellerId: demoSeller,
  },
});
