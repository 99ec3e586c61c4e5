import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { BoardTask } from './board';

type Values = Omit<BoardTask, 'id'>;

interface Props {
  /** The task to edit; if undefined, the form creates one. */
  task?: BoardTask;
  /** The name of the column for a new task. */
  place?: string;
  onSave(values: Values): void;
  onClose(): void;
}

/** The form for a task's title and notes. */
export function TaskForm({ task, place = '', onSave, onClose }: Props) {
  const { t } = useWording();
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: task ?? { title: '', notes: '' } });
  const error = formState.errors.title?.message;
  const save = handleSubmit(({ title, notes }) => onSave({ title: title.trim(), notes: notes.trim() }));
  return (
    <FormDialog
      title={task ? t('kanban.editTask') : t('kanban.addTaskTo', { name: place })}
      submitLabel={task ? t('common.save') : t('common.add')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('kanban.title')}
        autoFocus
        error={Boolean(error)}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        {...register('title', { validate: (title) => title.trim() !== '' || t('kanban.enterATitle') })}
      />
      <TextField
        label={t('kanban.notes')}
        multiline
        minRows={3}
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        {...register('notes')}
      />
    </FormDialog>
  );
}
