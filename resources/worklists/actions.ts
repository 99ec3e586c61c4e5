import { VISIT_SLOTS } from '../../contract/workOrders/slots';
import { defineActions } from '../language/defineActions';
import { integer, text } from '../language/kinds';
import * as shape from '../language/shapes';

/** The maximum number of records per queue in an answer. */
const MOST = 100;

/** A record that waits for the user. */
export const waitingItem = shape.object({
  /** The name of the queue. */
  queue: shape.text,
  id: shape.id,
  /** The version of the record with this id. */
  version: shape.moment,
  /** The id of the record on which the queue's actions work. */
  actsOn: shape.id,
  name: shape.text,
  who: shape.nullable(shape.text),
  /** A text, a name, or an option of a closed list. */
  about: shape.nullable(shape.text),
  /** Its status, or its state if the queue shows one. */
  status: shape.nullable(shape.text),
  amount: shape.nullable(shape.money),
  phone: shape.nullable(shape.text),
  /** The time and place for which it is planned. */
  slot: shape.nullable(shape.oneOf(...VISIT_SLOTS)),
  place: shape.nullable(
    shape.object({
      address: shape.nullable(shape.text),
      latitude: shape.nullable(shape.decimal),
      longitude: shape.nullable(shape.decimal),
    }),
  ),
  /** The last call about it. */
  contact: shape.nullable(
    shape.object({
      outcome: shape.text,
      at: shape.moment,
      by: shape.nullable(shape.text),
      callBackOn: shape.nullable(shape.day),
    }),
  ),
  /** Since when it waits, and when it is late. */
  since: shape.moment,
  due: shape.moment,
  /** True if it belongs to the user's plan of the day. */
  planned: shape.boolean,
});
export type WaitingItem = shape.Held<typeof waitingItem>;

const READING = { method: 'GET', base: 'v1', access: 'signed-in' } as const;

/** The queues in resources/worklists/, all of one user's in one call. */
export const queueActions = defineActions(
  { name: 'Queues', description: 'The work that waits for the person signed in, according to their roles.' },
  {
    readQueues: {
      ...READING,
      path: 'queues',
      query: {
        /** The queues whose records are returned, separated by commas; the totals cover all queues. */
        names: text({ maxLength: 1_000 }),
        /** The number of records per queue, those that wait longest; a plan of the day is returned completely. 0: only totals. */
        most: integer({ min: 0, max: MOST }),
      },
      answer: shape.object({
        queues: shape.listOf(shape.object({ name: shape.text, total: shape.integer })),
        /** A plan of the day first; then late records, by the urgency of their queue, then the longest waiting. */
        items: shape.listOf(waitingItem),
      }),
      reads: 'items',
      summary: 'Your queues: the total of each, and the most urgent records',
    },
    readQueueAges: {
      ...READING,
      access: 'Manage System',
      path: 'queues/ages',
      answer: shape.object({
        queues: shape.listOf(
          shape.object({ name: shape.text, day: shape.integer, week: shape.integer, older: shape.integer }),
        ),
      }),
      reads: 'queues',
      summary: 'Exceptions by age: how many wait for less than a day, for less than a week, and for longer',
    },
  },
);
