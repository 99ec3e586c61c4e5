import { Draft } from './Draft';
import { newAction } from './kinds/action';
import { newConnection } from './kinds/connection';
import { newEntity } from './kinds/entity';
import { newJob } from './kinds/job';
import { newWorklist } from './kinds/worklist';
import { type Files, type Kind, type Order, type Plan, Refused } from './Order';

const NEW: Record<Kind, (draft: Draft, order: Order) => string[]> = {
  entity: newEntity,
  action: newAction,
  worklist: newWorklist,
  job: newJob,
  connection: newConnection,
};

/** Returns the changes that start a new thing, without writing anything. Throws Refused if the order does not fit the files. */
export function plan(order: Order, files: Files): Plan {
  const draft = new Draft(files);
  const domains = domainsIn(draft.read('tests/boundaries.mjs'));
  if (!domains.includes(order.domain))
    throw new Refused(
      `${order.domain ? `There is no domain "${order.domain}".` : 'Say to which domain it belongs, such as --domain payments.'} The domains are: ${domains.join(', ')}. A new one is added to DOMAINS in tests/boundaries.mjs.`,
    );
  const todo = NEW[order.kind](draft, order);
  return { changes: draft.changes, todo };
}

/** Returns the names of the domains in tests/boundaries.mjs. */
function domainsIn(text: string): string[] {
  const [, list = ''] = /const DOMAINS = \[([^\]]*)\]/.exec(text) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}
