import { fiscalQueues } from '../fiscal/worklists';
import { valueAt } from '../language/defineResource';
import type { RecordBase } from '../language/kinds';
import { salesQueues } from '../orders/worklists';
import { paymentQueues } from '../payments/worklists';
import { networkQueues } from '../subscriptions/worklists';
import { ticketQueues } from '../tickets/worklists';
import { visitQueues } from '../workOrders/worklists';
import type { Worklist } from './Worklist';

/** Every queue, the most urgent first: late records of an earlier queue come before those of a later one. */
export const WORKLISTS: readonly Worklist[] = [
  ...networkQueues,
  ...paymentQueues,
  ...fiscalQueues,
  ...visitQueues,
  ...ticketQueues,
  ...salesQueues,
];

/** Returns the moment or day since which a record waits in a worklist. */
export const waitingSince = ({ since }: Worklist, record: object & Pick<RecordBase, 'dateCreated'>): string =>
  String(valueAt(record, since) ?? record.dateCreated);

export const findWorklist = (name: string): Worklist | undefined => WORKLISTS.find((queue) => queue.name === name);

/** A selectable queue, or a group of them. */
export interface WorklistChoice {
  name: string;
  label: string;
  hint: string;
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
    queues: WORKLISTS.filter((each) => (each.group ?? each).name === name).map((each) => each.name),
  };
};

/** All choices, in the order of the queues. */
export const CHOICES: readonly WorklistChoice[] = WORKLISTS.map(worklistChoice).filter(
  ({ name }, at, all) => all.findIndex((choice) => choice.name === name) === at,
);
