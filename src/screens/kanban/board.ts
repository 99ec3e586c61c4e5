import type { Translate } from '../../i18n/messages';
import type { Tone } from '../../theme/tones';

export interface BoardTask {
  id: string;
  title: string;
  notes: string;
}

export interface Column {
  id: string;
  name: string;
  color: Tone;
  tasks: readonly BoardTask[];
}

/** The columns in order. Every operation returns a new board, or the same one if nothing changes. */
export type Board = readonly Column[];

/** The initial board of a browser; `named` translates it to another language. */
export const FIRST_BOARD: Board = [
  { id: 'to-do', name: 'To do', color: 'fresh', tasks: [] },
  { id: 'in-progress', name: 'In progress', color: 'busy', tasks: [] },
  { id: 'done', name: 'Done', color: 'good', tasks: [] },
];

const FIRST_NAMES = ['kanban.toDo', 'kanban.inProgress', 'kanban.done'] as const;

/** Returns the board; if it is still the initial one, its columns are named in the chosen language. */
export const named = (board: Board, t: Translate): Board =>
  board === FIRST_BOARD ? board.map((column, at) => ({ ...column, name: t(FIRST_NAMES[at] ?? 'kanban.toDo') })) : board;

export const findColumn = (board: Board, taskId: string) =>
  board.find(({ tasks }) => tasks.some(({ id }) => id === taskId));

export const taskOf = (board: Board, taskId: string) =>
  board.flatMap(({ tasks }) => tasks).find(({ id }) => id === taskId);

export const addColumn = (board: Board, column: Omit<Column, 'tasks'>): Board => [...board, { ...column, tasks: [] }];

export const editColumn = (board: Board, id: string, changes: Pick<Column, 'name' | 'color'>): Board =>
  changeColumn(board, id, (column) => ({ ...column, ...changes }));

/** Removes a column with all of its tasks. */
export const removeColumn = (board: Board, id: string): Board => board.filter((column) => column.id !== id);

/** Moves a column; `to` is its new position, counted from 0. */
export function moveColumn(board: Board, id: string, to: number): Board {
  const column = board.find((each) => each.id === id);
  return column ? inserted(removeColumn(board, id), column, to) : board;
}

export const addTask = (board: Board, columnId: string, task: BoardTask): Board =>
  changeColumn(board, columnId, (column) => ({ ...column, tasks: [...column.tasks, task] }));

export const editTask = (board: Board, id: string, changes: Pick<BoardTask, 'title' | 'notes'>): Board =>
  board.map((column) => ({
    ...column,
    tasks: column.tasks.map((task) => (task.id === id ? { ...task, ...changes } : task)),
  }));

export const removeTask = (board: Board, id: string): Board =>
  board.map((column) => ({ ...column, tasks: column.tasks.filter((task) => task.id !== id) }));

/** Moves a task into a column; `to` is its new position there, counted from 0. */
export function moveTask(board: Board, id: string, columnId: string, to: number): Board {
  const task = taskOf(board, id);
  if (!task || !board.some((column) => column.id === columnId)) return board;
  return changeColumn(removeTask(board, id), columnId, (column) => ({
    ...column,
    tasks: inserted(column.tasks, task, to),
  }));
}

const changeColumn = (board: Board, id: string, change: (column: Column) => Column): Board =>
  board.map((column) => (column.id === id ? change(column) : column));

const inserted = <Item>(items: readonly Item[], item: Item, at: number): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** Returns the board after `activeId` (a column or a task) was dropped on `overId`, which may be either as well. */
export function placed(board: Board, activeId: string, overId: string): Board {
  const column = board.find(({ id }) => id === overId) ?? findColumn(board, overId);
  if (!column || activeId === overId) return board;
  if (board.some(({ id }) => id === activeId)) return moveColumn(board, activeId, board.indexOf(column));
  if (column.id !== overId) {
    const place = column.tasks.findIndex(({ id }) => id === overId);
    return moveTask(board, activeId, column.id, place);
  }
  return findColumn(board, activeId) === column ? board : moveTask(board, activeId, column.id, column.tasks.length);
}
