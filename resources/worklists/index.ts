import { WORK_AREAS, type WorkArea } from '../../contract/worklists/workAreas';
import { fiscalQueues } from '../fiscal/worklists';
import { valueAt } from '../language/defineResource';
import type { RecordBase } from '../language/kinds';
import { salesQueues } from '../orders/worklists';
import { paymentQueues } from '../payments/worklists';
import { networkQueues } from '../subscriptions/worklists';
import { ticketQueues } from '../tickets/worklists';
import { visitQueues } from '../workOrders/worklists';
import type { Worklist } from './Worklist';

const QUEUES: Record<WorkArea, readonly Worklist[]> = {
  NETWORK: networkQueues,
  MONEY: [...paymentQueues, ...fiscalQueues],
  VISITS: visitQueues,
  SUPPORT: ticketQueues,
  SALES: salesQueues,
};

/** Every queue, the most urgent first: late records of an earlier queue come before those of a later one. */
export const WORKLISTS: readonly Worklist[] = WORK_AREAS.flatMap((area) => QUEUES[area]);

/** Returns the area of work that a queue belongs to. Throws for an unknown name. */
export function workAreaOf(name: string): WorkArea {
  const area = WORK_AREAS.find((each) => QUEUES[each].some((queue) => queue.name === name));
  if (!area) throw new Error(`No worklist is named "${name}".`);
  return area;
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
export const queuesOfArea = (area: WorkArea): string[] => QUEUES[area].map(({ name }) => name);
