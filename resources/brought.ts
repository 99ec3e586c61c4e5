import type { Ownership } from './defineResource';
import type { Demo } from './demo/Demo';
import { reference } from './kinds';

/** Who brought what an agent brings; set by the server. Beside it stands `agentId`, the agency it came by. */
export const sellerId = reference('users', {
  label: 'Brought by',
  readOnly: true,
  demo: ({ record, rows }) =>
    (rows('business-sales-agents').find(({ id }) => id === record.agentId)?.userId as string | undefined) ?? null,
});

/** Whose such a record is. */
export const BROUGHT = { seller: 'sellerId', agency: 'agentId' } as const satisfies Ownership;

/** The coverage check that a form of the demo data tells of: the client's own where an agency brought them. */
export const demoCheck = ({ pick, rows, source }: Demo) => {
  const any = pick(rows('coverage-checks')).id;
  return (source.sellerId ? source.coverageCheckId : any) as string;
};

/** The agency of the demo sign-in `agent`. */
export const demoAgency = ({ rows }: Demo) => rows('business-sales-agents')[0]?.id as string;
