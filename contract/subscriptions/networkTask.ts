import type { UPDATE_TASK_STATUSES } from '../statuses';

/** The statuses of network tasks that have not ended, so that a person may have them run now. */
export const OPEN_TASK_STATUSES = ['PENDING', 'FAILED'] as const satisfies (typeof UPDATE_TASK_STATUSES)[number][];

/** Returns whether a network task with this status has not ended. */
export const isOpenTask = (status: unknown): boolean => OPEN_TASK_STATUSES.some((open) => open === status);
