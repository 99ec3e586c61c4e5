import { fiscalQueues } from '../fiscal/worklists';
import { salesQueues } from '../orders/worklists';
import { paymentQueues } from '../payments/worklists';
import { networkQueues } from '../subscriptions/worklists';
import { ticketQueues } from '../tickets/worklists';
import { visitQueues } from '../workOrders/worklists';
import type { Queue } from './Worklist';

/** Every queue, the most pressing first: what is late in an earlier one comes before what is late in a later one. */
export const QUEUES: readonly Queue[] = [
  ...networkQueues,
  ...paymentQueues,
  ...fiscalQueues,
  ...visitQueues,
  ...ticketQueues,
  ...salesQueues,
];

export const queueNamed = (name: string): Queue | undefined => QUEUES.find((queue) => queue.name === name);

/** What is chosen together: a queue, or a group of them. */
export interface Choice {
  name: string;
  label: string;
  hint: string;
  /** Names of its queues. */
  queues: readonly string[];
}

/** The choice that a queue belongs to. */
export const choiceOf = (queue: Queue): Choice => {
  const { name, label, hint } = queue.group ?? queue;
  return {
    name,
    label,
    hint,
    queues: QUEUES.filter((each) => (each.group ?? each).name === name).map((each) => each.name),
  };
};

/** All there is to choose, in the order of the queues. */
export const CHOICES: readonly Choice[] = QUEUES.map(choiceOf).filter(
  ({ name }, at, all) => all.findIndex((choice) => choice.name === name) === at,
);
