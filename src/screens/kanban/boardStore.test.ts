import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Board, FIRST_BOARD } from './board';
import { createBoardStore, parseBoard } from './boardStore';

const board: Board = [{ id: 'A', name: 'First', color: 'bad', tasks: [{ id: '1', title: 'Call', notes: '' }] }];
const stored = (value: unknown) => JSON.stringify(value);

beforeEach(() => localStorage.clear());

it.each([
  ['no JSON', '[{'],
  ['no list', stored({ columns: [] })],
  ['a column without a name', stored([{ id: 'A', color: 'bad', tasks: [] }])],
  ['an unknown colour', stored([{ ...board[0], color: 'mauve' }])],
  ['a column without tasks', stored([{ id: 'A', name: 'First', color: 'bad' }])],
  ['a task without a title', stored([{ ...board[0], tasks: [{ id: '1', notes: '' }] }])],
  ['nothing at all', stored([null])],
  ['two of one id', stored([...board, ...board])],
])('does not accept as a board: %s', (_, text) => {
  expect(parseBoard(text)).toBeNull();
});

describe('the store', () => {
  it('starts with the initial board, stores changes, and notifies its subscribers', () => {
    const store = createBoardStore(localStorage);
    const heard = vi.fn();
    store.subscribe(heard);
    expect(store.read()).toBe(FIRST_BOARD);
    store.write(board);
    expect(heard).toHaveBeenCalledOnce();
    expect(store.read()).toBe(store.read());
    expect(createBoardStore(localStorage).read()).toEqual(board);
  });

  it('sets unreadable boards aside, one after the other, and starts again', () => {
    const store = createBoardStore(localStorage);
    for (const text of ['rubbish', '{"more":']) {
      localStorage.setItem('kanban', text);
      expect(store.read()).toBe(FIRST_BOARD);
      expect(store.rescue()).toBe(text);
      expect(store.rescue()).toBeNull();
    }
    expect({ ...localStorage }).toEqual({ kanban_set_aside: 'rubbish\n{"more":' });
  });

  it('leaves a valid board alone', () => {
    localStorage.setItem('kanban', stored(board));
    expect(createBoardStore(localStorage).rescue()).toBeNull();
    expect(localStorage.getItem('kanban')).toBe(stored(board));
  });
});
