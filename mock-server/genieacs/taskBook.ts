import type { StandInDevice } from './StandInDevice';
import type { Task } from './Task';

/** The reason why a task failed; it is not retried while its fault exists. */
export interface TaskFault {
  _id: string;
  device: string;
  channel: string;
  timestamp: string;
  code: string;
  message: string;
  retries: number;
}

/**
 * Tasks and faults, in memory. Unlike the real server, it does not store passwords that a task sets, since nothing here reads
 * them.
 */
export class TaskBook {
  readonly #tasks = new Map<string, Task>();
  readonly #faults = new Map<string, TaskFault>();

  add(task: Task): void {
    this.#tasks.set(task._id, withoutPasswords(task));
  }

  /** Runs a session of the device: it reports and performs its waiting tasks, except those with a fault. */
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

  /** Removes the task and its fault; returns whether the task existed. */
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

  faults(): TaskFault[] {
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
