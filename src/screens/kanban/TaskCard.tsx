import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import { type Board, type BoardTask, findColumn, moveTask } from './board';
import { DragHandle } from './DragHandle';
import type { Dialog } from './KanbanDialog';
import { useChanges } from './useChanges';

interface Props {
  task: BoardTask;
  board: Board;
  onAsk(dialog: Dialog): void;
}

/** One task, which can be dragged, or moved to another column by its menu. */
export function TaskCard({ task, board, onAsk }: Props) {
  const { t } = useWording();
  const change = useChanges();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: task.id,
    data: { type: 'task' },
    attributes: { roleDescription: t('kanban.movableTask') },
  });
  const others = board.filter((column) => column !== findColumn(board, task.id));
  const moves = others.map(({ id, name, tasks }) => ({
    label: t('kanban.moveTo', { name }),
    icon: 'arrow-right',
    act: () => change('move', (stored) => moveTask(stored, task.id, id, tasks.length)),
  }));
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.4 : undefined }}
    >
      <TaskFace task={task} grip={listeners}>
        <DragHandle
          ref={setActivatorNodeRef}
          label={t('kanban.moveTask', { title: task.title })}
          {...attributes}
          {...listeners}
        />
        <MoreMenu
          label={t('kanban.more', { label: t('kanban.task', { title: task.title }) })}
          items={[
            { label: t('common.edit'), icon: 'pencil', act: () => onAsk({ kind: 'editTask', task }) },
            ...moves,
            { label: t('common.delete'), icon: 'trash-2', act: () => onAsk({ kind: 'removeTask', task }) },
          ]}
        />
      </TaskFace>
    </Box>
  );
}

interface FaceProps {
  task: BoardTask;
  /** True while the task is dragged above the board. */
  lifted?: boolean;
  /** The listeners that make its text draggable. */
  grip?: object | undefined;
  /** The task's buttons. */
  children?: ReactNode;
}

/** The look of a task, on the board and while it is dragged. */
export function TaskFace({ task: { title, notes }, lifted = false, grip, children }: FaceProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        pr: 0.5,
        py: 0.5,
        ...(lifted ? { boxShadow: 6, cursor: 'grabbing' } : {}),
      }}
    >
      <Box {...grip} sx={{ flex: 1, minWidth: 0, pl: 1.25, py: 0.5, cursor: 'grab', userSelect: 'none' }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {notes && (
          <Typography
            variant="caption"
            component="p"
            sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {notes}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>{children}</Box>
    </Box>
  );
}
