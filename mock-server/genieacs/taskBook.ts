import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { StandInDevice } from './StandInDevice';

const value = z.union([z.string(), z.number(), z.boolean()]);
const newTask = z.looseObject({
  name: z.string().min(1),
  parameterValues: z
    .array(z.tuple([z.string().min(1), value], z.string()))
    .min(1)
    .optional(),
});

/** A task of the collection; it stays there until it is done or deleted. */
export type Task = z.infer<typeof newTask> & { _id: string; device: string; timestamp: string };

/** Why a task was not done; it is not tried again while its fault is there. */
export interface Fault {
  _id: string;
  device: string;
  channel: string;
  timestamp: string;
  code: string;
  message: string;
  retries: number;
}

/** The task of a body; null where it is none. */
export function readTask(body: unknown, device: StandInDevice, now: Date): Task | null {
  const { data } = newTask.safeParse(body);
  if (!data || (data.name === 'setParameterValues') !== (data.parameterValues !== undefined)) return null;
  return { ...data, _id: randomBytes(12).toString('hex'), device: device.id, timestamp: now.toISOString() };
}

/** Tasks and faults, in memory. What a task sets as a password is not kept, unlike by the real one: nothing here reads it. */
export class TaskBook {
  readonly #tasks = new Map<string, Task>();
  readonly #faults = new Map<string, Fault>();

  add(task: Task): void {
    this.#tasks.set(task._id, withoutPasswords(task));
  }

  /** A session of the device: it reports, and does what waits for it, up to the first that it refuses. */
  session(device: StandInDevice, now: Date): void {
    device.inform(now);
    for (const task of this.#tasks.values()) {
      const channel = `task_${task._id}`;
      const faultId = `${device.id}:${channel}`;
      if (task.device !== device.id || this.#faults.has(faultId)) continue;
      const refusal = device.perform(task, now);
      if (refusal) {
        const timestamp = now.toISOString();
        this.#faults.set(faultId, { _id: faultId, device: device.id, channel, timestamp, ...refusal, retries: 0 });
      } else this.#tasks.delete(task._id);
    }
  }

  /** Takes the task with its fault away; answers whether it was there. */
  remove(taskId: string): boolean {
    const task = this.#tasks.get(taskId);
    if (task) this.#faults.delete(`${task.device}:task_${taskId}`);
    return this.#tasks.delete(taskId);
  }

  has({ _id }: Task): boolean {
    return this.#tasks.has(_id);
  }

  isFaulted({ device, _id }: Task): boolean {
    return this.#faults.has(`${device}:task_${_id}`);
  }

  tasks(): Task[] {
    return [...this.#tasks.values()];
  }

  faults(): Fault[] {
    return [...this.#faults.values()];
  }
}

function withoutPasswords(task: Task): Task {
  const { parameterValues } = task;
  if (!parameterValues) return task;
  const isPassword = (path: string) => /passphrase|presharedkey|password/i.test(path);
  return {
    ...task,
    parameterValues: parameterValues.map(([path, set, ...type]) => [path, isPassword(path) ? '' : set, ...type]),
  };
}
