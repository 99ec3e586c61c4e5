import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Translate } from '../../i18n/messages';
import { type Board, findColumn, taskOf } from './board';

/** Returns the name of the column or task with this id, and its current position. */
function described(board: Board, id: UniqueIdentifier, t: Translate): { what: string; where: string } {
  const at = board.findIndex((column) => column.id === id);
  const column = board[at] ?? findColumn(board, String(id));
  const name = column?.name ?? '';
  if (at >= 0)
    return {
      what: t('kanban.column', { name }),
      where: t('kanban.placeOf', { at: at + 1, count: board.length }),
    };
  const tasks = column?.tasks ?? [];
  const place = tasks.findIndex((task) => task.id === id) + 1;
  const title = taskOf(board, String(id))?.title ?? '';
  return {
    what: t('kanban.task', { title }),
    where: t('kanban.placeOfIn', { place, count: tasks.length, name }),
  };
}

/** Returns a screen reader's announcements while something is dragged; `board` is the board as it would be if dropped now. */
export function announcementsOf(board: () => Board, t: Translate): Announcements {
  let said = '';
  const say = (id: UniqueIdentifier, message: 'isPickedUp' | 'isNowAt' | 'isPutDown' | 'isPutBack') => {
    const place = described(board(), id, t);
    said = place.where;
    return t(`kanban.${message}`, place);
  };
  return {
    onDragStart: ({ active }) => say(active.id, 'isPickedUp'),
    // A dragged item is over its own position at once, which was already announced.
    onDragOver: ({ active }) =>
      described(board(), active.id, t).where === said ? undefined : say(active.id, 'isNowAt'),
    onDragEnd: ({ active }) => say(active.id, 'isPutDown'),
    onDragCancel: ({ active }) => say(active.id, 'isPutBack'),
  };
}
