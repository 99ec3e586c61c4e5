import { logs } from '../logs';
import type { Demo } from './Demo';
import { declareDemo } from './declareDemo';

/** What the demo data's entries tell of, in turns: a resource, the status before, and those after. */
const TOLD = [
  ['work-orders', 'NEW', ['ACTIVE', 'CLOSED']],
  ['accounts', 'NEW', ['ACTIVE', 'SUSPENDED']],
  ['subscriptions', 'ACTIVE', ['TERMINATED', 'CANCELLED']],
] as const;

const toldOf = ({ index }: Demo) => TOLD[index % TOLD.length] ?? TOLD[0];

export const logsDemo = declareDemo(logs, {
  count: 24,
  fields: {
    action: () => 'UPDATE' as const,
    resource: (demo) => toldOf(demo)[0],
    recordId: (demo) => demo.pick(demo.rows(toldOf(demo)[0])).id as string,
    reason: () => null,
    before: (demo) => ({ status: toldOf(demo)[1] }),
    after: (demo) => ({ status: demo.pick(toldOf(demo)[2]) }),
  },
});
