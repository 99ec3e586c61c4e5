import type { Demo } from './Demo';

/** The user who sells for the agency that the record came by. */
export const demoSeller = ({ record, rows }: Demo) =>
  (rows('business-sales-agents').find(({ id }) => id === record.agentId)?.userId as string | undefined) ?? null;

/** The coverage check that a form of the demo data tells of: the client's own where an agency brought them. */
export const demoCheck = ({ pick, rows, source }: Demo) => {
  const any = pick(rows('coverage-checks')).id;
  return (source.sellerId ? source.coverageCheckId : any) as string;
};

/** The agency of the demo sign-in `agent`. */
export const demoAgency = ({ rows }: Demo) => rows('business-sales-agents')[0]?.id as string;
