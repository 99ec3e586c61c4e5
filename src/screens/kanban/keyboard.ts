import { closestCorners, getFirstCollision, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Column } from './board';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Checks which positions are in the direction of an arrow key; up and down stay in the column. */
const ON_THE_WAY: Record<string, (from: Box, to: Box) => boolean> = {
  ArrowUp: (from, to) => to.top < from.top && overlaps(from, to),
  ArrowDown: (from, to) => to.top > from.top && overlaps(from, to),
  ArrowLeft: (from, to) => to.right <= from.left + 1,
  ArrowRight: (from, to) => to.left >= from.right - 1,
};
const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right;

/**
 * Moves a picked-up item with the arrow keys to the nearest position in their direction: a column, a task, or an empty column.
 */
export const nextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const isOnTheWay = ON_THE_WAY[event.code];
  const { active, collisionRect, droppableRects, droppableContainers } = context;
  if (!isOnTheWay || !active || !collisionRect) return;
  event.preventDefault();
  const holdsColumn = active.data.current?.type === 'column';
  const places = droppableContainers.getEnabled().filter(({ id, data }) => {
    const rect = droppableRects.get(id);
    const column: Column | undefined = data.current?.column;
    const isPlace = holdsColumn ? column !== undefined : column === undefined || column.tasks.length === 0;
    return isPlace && id !== active.id && rect !== undefined && isOnTheWay(collisionRect, rect);
  });
  const collisions = closestCorners({
    active,
    collisionRect,
    droppableRects,
    droppableContainers: places,
    pointerCoordinates: null,
  });
  const nearest = getFirstCollision(collisions, 'id');
  const rect = nearest === null ? undefined : droppableRects.get(nearest);
  return rect && { x: rect.left, y: rect.top };
};
