import { DndContext, DragOverlay } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Message } from '../../ui/frames/Message';
import { HelperText } from '../../ui/texts/HelperText';
import { named, taskOf } from './board';
import { useBoard } from './boardStore';
import { ColumnLane, LANE } from './ColumnLane';
import { type Dialog, KanbanDialog } from './KanbanDialog';
import { Rescued } from './Rescued';
import { TaskFace } from './TaskCard';
import { useChanges } from './useChanges';
import { useDragging } from './useDragging';

/** A board of columns with tasks, which is stored only in this browser. */
export function Kanban() {
  const { t } = useWording();
  const stored = useBoard();
  const board = useMemo(() => named(stored, t), [stored, t]);
  const change = useChanges();
  const [dialog, setDialog] = useState<Dialog>();
  const { heldId, shown, context } = useDragging(board, (next) => change('move', () => next));
  const heldTask = heldId ? taskOf(shown, heldId) : undefined;
  const heldColumn = shown.find(({ id }) => id === heldId);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="h1">{t('kanban.kanban')}</Typography>
          <HelperText>{t('kanban.onlyHere')}</HelperText>
        </Box>
        <ActionButton variant="contained" icon="plus" onClick={() => setDialog({ kind: 'addColumn' })}>
          {t('kanban.addColumn')}
        </ActionButton>
      </Box>
      <Rescued />
      {shown.length === 0 && (
        <Message icon="square-kanban" title={t('kanban.noColumns')} text={t('kanban.noColumnsText')} role="status" />
      )}
      <DndContext {...context}>
        <SortableContext items={shown.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
          <Box
            component="ol"
            aria-label={t('kanban.columns')}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              pb: 1,
              flex: 1,
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1.5,
              overflowX: 'auto',
            }}
          >
            {shown.map((column) => (
              <ColumnLane key={column.id} column={column} board={shown} onAsk={setDialog} />
            ))}
          </Box>
        </SortableContext>
        <DragOverlay>
          {heldTask && <TaskFace task={heldTask} lifted />}
          {heldColumn && (
            <Box sx={{ ...LANE, bgcolor: 'background.paper', p: 1.5, typography: 'h2', boxShadow: 6 }}>
              {heldColumn.name}
            </Box>
          )}
        </DragOverlay>
      </DndContext>
      {dialog && <KanbanDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Box>
  );
}
