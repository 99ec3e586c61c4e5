import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import type { Board, Column } from './board';
import { DragHandle } from './DragHandle';
import type { Dialog } from './KanbanDialog';
import { TaskCard } from './TaskCard';

interface Props {
  column: Column;
  board: Board;
  onAsk(dialog: Dialog): void;
}

export const LANE = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'action.hover',
} as const;

/** One column: its heading, by which it is dragged, its tasks, and a button to add one. */
export function ColumnLane({ column, board, onAsk }: Props) {
  const { t } = useWording();
  const { id, name, color, tasks } = column;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data: { type: 'column', column },
    attributes: { roleDescription: t('kanban.movableColumn') },
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={name}
      style={{ transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.4 : undefined }}
      sx={{ ...LANE, flex: '0 0 auto', width: { xs: '82vw', sm: 288 }, maxWidth: 320 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 1.5, pr: 0.5, py: 0.5 }}>
        <Box
          {...listeners}
          sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1, cursor: 'grab', py: 0.5 }}
        >
          <Box sx={{ flex: 'none', width: 10, height: 10, borderRadius: '50%', bgcolor: `var(--tone-${color})` }} />
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
            {tasks.length}
          </Typography>
          <DragHandle ref={setActivatorNodeRef} label={t('kanban.moveColumn', { name })} {...attributes} />
        </Box>
        <MoreMenu
          label={t('kanban.more', { label: t('kanban.column', { name }) })}
          items={[
            { label: t('common.edit'), icon: 'pencil', act: () => onAsk({ kind: 'editColumn', column }) },
            { label: t('common.delete'), icon: 'trash-2', act: () => onAsk({ kind: 'removeColumn', column }) },
          ]}
        />
      </Box>
      <SortableContext items={tasks.map((task) => task.id)} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          aria-label={t('kanban.tasksIn', { name })}
          sx={{ listStyle: 'none', m: 0, px: 1, py: 0, display: 'grid', gap: 1, minHeight: 8 }}
        >
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} board={board} onAsk={onAsk} />
          ))}
        </Box>
      </SortableContext>
      <Box sx={{ p: 1 }}>
        <ActionButton
          variant="text"
          fullWidth
          icon="plus"
          aria-label={t('kanban.addTaskTo', { name })}
          onClick={() => onAsk({ kind: 'addTask', column })}
          sx={{ justifyContent: 'flex-start', color: 'text.secondary' }}
        >
          {t('kanban.addTask')}
        </ActionButton>
      </Box>
    </Box>
  );
}
