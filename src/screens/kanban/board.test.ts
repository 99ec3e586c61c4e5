import { describe, expect, it } from 'vitest';
import {
  addColumn,
  addTask,
  type Board,
  editColumn,
  editTask,
  moveColumn,
  moveTask,
  placed,
  removeColumn,
  removeTask,
} from './board';

const task = (id: string) => ({ id, title: `Title ${id}`, notes: '' });
const board: Board = [
  { id: 'A', name: 'First', color: 'fresh', tasks: [task('1'), task('2'), task('3')] },
  { id: 'B', name: 'Second', color: 'busy', tasks: [task('4')] },
  { id: 'C', name: 'Third', color: 'good', tasks: [] },
];
/** Draws the board as letters and digits: `A123 B4 C`. */
const drawn = (shown: Board) => shown.map(({ id, tasks }) => id + tasks.map((each) => each.id).join('')).join(' ');

describe('columns', () => {
  it('are added at the end, edited, and removed with their tasks', () => {
    expect(drawn(addColumn(board, { id: 'D', name: 'Fourth', color: 'bad' }))).toBe('A123 B4 C D');
    expect(editColumn(board, 'B', { name: 'Now', color: 'still' })[1]).toMatchObject({ name: 'Now', color: 'still' });
    expect(drawn(removeColumn(board, 'A'))).toBe('B4 C');
  });

  it.each([
    ['A', 2, 'B4 C A123'],
    ['C', 0, 'C A123 B4'],
    ['B', 1, 'A123 B4 C'],
    ['X', 0, 'A123 B4 C'],
  ])('column %s moved to position %i: %s', (id, to, left) => {
    expect(drawn(moveColumn(board, id, to))).toBe(left);
  });
});

describe('tasks', () => {
  it('are added at the end of a column, edited and removed', () => {
    expect(drawn(addTask(board, 'B', task('5')))).toBe('A123 B45 C');
    expect(editTask(board, '2', { title: 'New', notes: 'x' })[0]?.tasks[1]).toEqual({
      id: '2',
      title: 'New',
      notes: 'x',
    });
    expect(drawn(removeTask(board, '2'))).toBe('A13 B4 C');
  });

  it.each([
    ['1', 'A', 2, 'A231 B4 C'],
    ['3', 'A', 0, 'A312 B4 C'],
    ['1', 'B', 0, 'A23 B14 C'],
    ['1', 'C', 0, 'A23 B4 C1'],
    ['1', 'X', 0, 'A123 B4 C'],
    ['9', 'B', 0, 'A123 B4 C'],
  ])('task %s moved to column %s at %i: %s', (id, column, to, left) => {
    expect(drawn(moveTask(board, id, column, to))).toBe(left);
  });
});

describe('placed', () => {
  it.each([
    ['a task over one below it', '1', '3', 'A231 B4 C'],
    ['a task over one above it', '3', '1', 'A312 B4 C'],
    ['a task over one of another column', '1', '4', 'A23 B14 C'],
    ['a task over an empty column', '2', 'C', 'A13 B4 C2'],
    ['a task over its own column', '2', 'A', 'A123 B4 C'],
    ['a task over itself', '2', '2', 'A123 B4 C'],
    ['a column over another', 'A', 'C', 'B4 C A123'],
    ['a column over a task of another', 'A', '4', 'B4 A123 C'],
    ['anything over nothing known', '1', 'X', 'A123 B4 C'],
  ])('%s', (_, active, over, left) => {
    expect(drawn(placed(board, active, over))).toBe(left);
  });
});
