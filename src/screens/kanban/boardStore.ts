import { useSyncExternalStore } from 'react';
import { KEPT_STORAGE } from '../../../contract/constants';
import { followStored } from '../../browser/followStored';
import { TONES } from '../../theme/tones';
import { type Board, FIRST_BOARD } from './board';

/** Parses a stored board; returns null if the text is not a valid one. */
export function parseBoard(text: string): Board | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isBoard(stored) ? stored : null;
  } catch {
    return null;
  }
}

const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && names.every((name) => typeof Object(value)[name] === 'string');

/** Returns whether a value consists of columns with tasks, all with unique ids. */
function isBoard(value: unknown): value is Board {
  if (!Array.isArray(value)) return false;
  const isTask = (task: unknown) => hasTexts(task, ['id', 'title', 'notes']);
  const isColumn = (column: unknown) =>
    hasTexts(column, ['id', 'name', 'color']) &&
    String(column.color) in TONES &&
    Array.isArray(column.tasks) &&
    column.tasks.every(isTask);
  if (!value.every(isColumn)) return false;
  const ids = (value as Board).flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]);
  return new Set(ids).size === ids.length;
}

/** The board in browser storage, observed across tabs; an unreadable one is set aside there, not lost. */
export function createBoardStore(storage: Storage) {
  const { read, write, subscribe } = followStored(
    storage,
    KEPT_STORAGE.kanban,
    (text): Board => (text && parseBoard(text)) || FIRST_BOARD,
  );
  return {
    /** Returns the same board until something changes. */
    read,
    /** Sets an unreadable board aside; returns its text, or null if the board is readable or missing. */
    rescue(): string | null {
      const text = storage.getItem(KEPT_STORAGE.kanban);
      if (text === null || parseBoard(text)) return null;
      const before = storage.getItem(KEPT_STORAGE.kanbanSetAside);
      storage.setItem(KEPT_STORAGE.kanbanSetAside, before ? `${before}\n${text}` : text);
      write(null);
      return text;
    },
    /** Stores the board. Throws if the browser's storage is full. */
    write: (board: Board) => write(JSON.stringify(board)),
    subscribe,
  };
}

export const boardStore = createBoardStore(window.localStorage);

export const useBoard = () => useSyncExternalStore(boardStore.subscribe, boardStore.read);
