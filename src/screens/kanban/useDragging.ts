import {
  type CollisionDetection,
  closestCenter,
  closestCorners,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { announcementsOf } from './announcements';
import { type Board, findColumn, placed } from './board';
import { nextPlace } from './keyboard';

/**
 * How many pixels the mouse must move before it drags; how many milliseconds a touch must last, within some pixels, to be a drag
 * and not scrolling.
 */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** Columns are dropped between columns; a task is dropped on a task, or into a column. */
const nearest: CollisionDetection = (args) => {
  if (args.active.data.current?.type !== 'column') return closestCorners(args);
  const columns = args.droppableContainers.filter(({ data }) => data.current?.type === 'column');
  return closestCenter({ ...args, droppableContainers: columns });
};

/**
 * Handles dragging by mouse, touch and keyboard. During a drag, `shown` is the board with the task in the column below it.
 * `onPlaced` receives the resulting board.
 */
export function useDragging(board: Board, onPlaced: (board: Board) => void) {
  const { t } = useWording();
  const [held, setHeld] = useState<{ id: string; board: Board }>();
  const shown = held?.board ?? board;
  // The position is announced before React has rendered it.
  const left = useRef(board);
  const announcements = useMemo(() => announcementsOf(() => left.current, t), [t]);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
  const leave = (next: Board) => {
    left.current = next;
    return next;
  };
  const over = ({ active, over: under }: DragOverEvent | DragEndEvent) =>
    leave(under ? placed(shown, String(active.id), String(under.id)) : shown);
  return {
    heldId: held?.id,
    shown,
    context: {
      sensors,
      collisionDetection: nearest,
      accessibility: { announcements, screenReaderInstructions: { draggable: t('kanban.instructions') } },
      onDragStart: ({ active }: DragStartEvent) => setHeld({ id: String(active.id), board: leave(board) }),
      onDragOver: (event: DragOverEvent) => {
        const next = over(event);
        const id = String(event.active.id);
        if (findColumn(shown, id)?.id !== findColumn(next, id)?.id) setHeld({ id, board: next });
      },
      onDragEnd: (event: DragEndEvent) => {
        const next = over(event);
        if (next !== board) onPlaced(next);
        setHeld(undefined);
      },
      onDragCancel: () => {
        leave(board);
        setHeld(undefined);
      },
    },
  };
}
