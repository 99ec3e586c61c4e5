import type { WorkArea } from '../../contract/worklists/workAreas';
import { agentQueues } from '../agents/worklists';
import { fiscalQueues } from '../fiscal/worklists';
import { valueAt } from '../language/defineResource';
import type { RecordBase } from '../language/kinds';
import { radiusQueues } from '../network/worklists';
import { salesQueues } from '../orders/worklists';
import { paymentQueues } from '../payments/worklists';
import { networkQueues } from '../subscriptions/worklists';
import { ticketQueues } from '../tickets/worklists';
import { visitQueues } from '../workOrders/worklists';
import type { Worklist } from './Worklist';
import { taskQueues } from './worklists';

/** The queues of each domain, the most urgent first, and the area of work to which they belong. */
const QUEUES: readonly { area: WorkArea; queues: readonly Worklist[] }[] = [
  { area: 'SUPPORT', queues: taskQueues },
  { area: 'NETWORK', queues: networkQueues },
  { area: 'NETWORK', queues: radiusQueues },
  { area: 'MONEY', queues: paymentQueues },
  { area: 'MONEY', queues: fiscalQueues },
  { area: 'MONEY', queues: agentQueues },
  { area: 'VISITS', queues: visitQueues },
  { area: 'SUPPORT', queues: ticketQueues },
  { area: 'SALES', queues: salesQueues },
];

/** Every queue, the most urgent first: late records of an earlier queue come before those of a later one. */
export const WORKLISTS: readonly Worklist[] = QUEUES.flatMap(({ queues }) => queues);

/** Returns the area of work that a queue belongs to. Throws for an unknown name. */
export function workAreaOf(name: string): WorkArea {
  const known = QUEUES.find(({ queues }) => queues.some((queue) => queue.name === name));
  if (!known) throw new Error(`No worklist is named "${name}".`);
  return known.area;
}

/** Returns the moment or day since which a record waits in a worklist. */
export const waitingSince = ({ since }: Worklist, record: object & Pick<RecordBase, 'dateCreated'>): string =>
  String(valueAt(record, since) ?? record.dateCreated);

export const findWorklist = (name: string): Worklist | undefined => WORKLISTS.find((queue) => queue.name === name);

/** A selectable queue, or a group of them. */
export interface WorklistChoice {
  name: string;
  label: string;
  hint: string;
  area: WorkArea;
  /** The names of its queues. */
  queues: readonly string[];
}

/** Returns the choice that a queue belongs to. */
export const worklistChoice = (queue: Worklist): WorklistChoice => {
  const { name, label, hint } = queue.group ?? queue;
  return {
    name,
    label,
    hint,
    area: workAreaOf(queue.name),
    queues: WORKLISTS.filter((each) => (each.group ?? each).name === name).map((each) => each.name),
  };
};

/** All choices, in the order of the queues. */
export const CHOICES: readonly WorklistChoice[] = WORKLISTS.map(worklistChoice).filter(
  ({ name }, at, all) => all.findIndex((choice) => choice.name === name) === at,
);

/** Returns the names of the queues of an area. */
export const queuesOfArea = (area: WorkArea): string[] =>
  WORKLISTS.flatMap(({ name }) => (workAreaOf(name) === area ? [name] : []));
