import { v4 as newId } from 'uuid';
import { useWording } from '../../i18n/useWording';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import {
  addColumn,
  addTask,
  type Board,
  type BoardTask,
  type Column,
  editColumn,
  editTask,
  removeColumn,
  removeTask,
} from './board';
import { ColumnForm } from './ColumnForm';
import { TaskForm } from './TaskForm';
import { useChanges } from './useChanges';

/** The dialog that is open over the board. */
export type Dialog =
  | { kind: 'addColumn' }
  | { kind: 'editColumn' | 'removeColumn' | 'addTask'; column: Column }
  | { kind: 'editTask' | 'removeTask'; task: BoardTask };

interface Props {
  dialog: Dialog;
  onClose(): void;
}

/** The form or confirmation of each change of the board that is not made by dragging. */
export function KanbanDialog({ dialog, onClose }: Props) {
  const { t } = useWording();
  const change = useChanges();
  const done = (kind: 'add' | 'edit' | 'remove', how: (board: Board) => Board) => {
    change(kind, how);
    onClose();
  };
  switch (dialog.kind) {
    case 'addColumn':
      return (
        <ColumnForm
          onClose={onClose}
          onSave={(values) => done('add', (board) => addColumn(board, { id: newId(), ...values }))}
        />
      );
    case 'editColumn': {
      const { column } = dialog;
      const save = (values: Pick<Column, 'name' | 'color'>) =>
        done('edit', (board) => editColumn(board, column.id, values));
      return <ColumnForm column={column} onClose={onClose} onSave={save} />;
    }
    case 'addTask': {
      const { column } = dialog;
      const save = (values: Omit<BoardTask, 'id'>) =>
        done('add', (board) => addTask(board, column.id, { id: newId(), ...values }));
      return <TaskForm place={column.name} onClose={onClose} onSave={save} />;
    }
    case 'editTask': {
      const { task } = dialog;
      const save = (values: Omit<BoardTask, 'id'>) => done('edit', (board) => editTask(board, task.id, values));
      return <TaskForm task={task} onClose={onClose} onSave={save} />;
    }
    case 'removeColumn': {
      const { id, name, tasks } = dialog.column;
      return (
        <Delete
          name={name}
          text={tasks.length > 0 ? t('kanban.itsTasksToo', { smart_count: tasks.length }) : t('kanban.itHasNoTasks')}
          onConfirm={() => done('remove', (board) => removeColumn(board, id))}
          onCancel={onClose}
        />
      );
    }
    case 'removeTask': {
      const { id, title } = dialog.task;
      return (
        <Delete
          name={title}
          text={t('kanban.noUndo')}
          onConfirm={() => done('remove', (board) => removeTask(board, id))}
          onCancel={onClose}
        />
      );
    }
  }
}

function Delete({ name, ...rest }: { name: string; text: string; onConfirm(): void; onCancel(): void }) {
  const { t } = useWording();
  return <ConfirmDialog open title={t('kanban.delete', { name })} action={t('common.delete')} {...rest} />;
}
