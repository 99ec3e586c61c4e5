import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { type Board, columnOf, taskOf } from './board';

export const INSTRUCTIONS =
  'Press space or enter to pick it up. While it is held, the arrow keys move it; space or enter puts it down, and escape puts it back.';

/** What the thing with this id is called, and where it is now. */
function described(board: Board, id: UniqueIdentifier): { what: string; where: string } {
  const at = board.findIndex((column) => column.id === id);
  const column = board[at] ?? columnOf(board, String(id));
  if (at >= 0) return { what: `Column ${column?.name}`, where: `place ${at + 1} of ${board.length}` };
  const tasks = column?.tasks ?? [];
  const place = tasks.findIndex((task) => task.id === id) + 1;
  const title = taskOf(board, String(id))?.title ?? '';
  return { what: `Task ${title}`, where: `place ${place} of ${tasks.length} in ${column?.name}` };
}

/** What a screen reader says while something is moved; `board` is how it would be left. */
export function announcementsOf(board: () => Board): Announcements {
  let said = '';
  const say = (id: UniqueIdentifier, verb: string) => {
    const { what, where } = described(board(), id);
    said = where;
    return `${what}${verb}${where}.`;
  };
  return {
    onDragStart: ({ active }) => say(active.id, ' is picked up. It is at '),
    // It is over its own place at once, which was said already.
    onDragOver: ({ active }) =>
      described(board(), active.id).where === said ? undefined : say(active.id, ' is now at '),
    onDragEnd: ({ active }) => say(active.id, ' is put down at '),
    onDragCancel: ({ active }) => say(active.id, ' is put back to '),
  };
}
