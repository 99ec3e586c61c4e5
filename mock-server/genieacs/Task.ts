import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean()]);
const newTask = z.looseObject({
  name: z.string().min(1),
  parameterValues: z
    .array(z.tuple([z.string().min(1), value], z.string()))
    .min(1)
    .optional(),
});

/** A task in the collection, where it stays until it is done or deleted. */
export type Task = z.infer<typeof newTask> & { _id: string; device: string; timestamp: string };

/** Parses a task from a body; null if it is invalid. */
export function readTask(body: unknown, device: { id: string }, now: Date): Task | null {
  const { data } = newTask.safeParse(body);
  if (!data || (data.name === 'setParameterValues') !== (data.parameterValues !== undefined)) return null;
  return { ...data, _id: randomBytes(12).toString('hex'), device: device.id, timestamp: now.toISOString() };
}
