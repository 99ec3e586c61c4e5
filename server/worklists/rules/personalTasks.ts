import type { PersonalTask } from '../../../resources/worklists/personalTasks';

type State = Pick<PersonalTask, 'status' | 'doneAt'>;

/** Returns since when a task is done: the first moment with that status, or null while it is open. */
export function doneAtOf(after: State, before: State | null, now: Date): string | null {
  if (after.status === 'OPEN') return null;
  return (before?.status === 'DONE' && before.doneAt) || now.toISOString();
}
