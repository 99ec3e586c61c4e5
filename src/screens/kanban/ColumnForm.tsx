import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { Controller, useForm } from 'react-hook-form';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { TONES, type Tone } from '../../theme/tones';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { Column } from './board';

type Values = Pick<Column, 'name' | 'color'>;

const COLOURS: Record<Tone, PlainKey> = {
  good: 'kanban.green',
  busy: 'kanban.amber',
  fresh: 'kanban.blue',
  bad: 'kanban.red',
  still: 'kanban.grey',
};
const tones = Object.keys(TONES) as Tone[];

interface Props {
  /** The column to edit; if undefined, the form creates one. */
  column?: Column;
  onSave(values: Values): void;
  onClose(): void;
}

/** The form for a column's name and colour. */
export function ColumnForm({ column, onSave, onClose }: Props) {
  const { t } = useWording();
  const { register, handleSubmit, control, formState } = useForm<Values>({
    defaultValues: { name: column?.name ?? '', color: column?.color ?? 'still' },
  });
  const error = formState.errors.name?.message;
  return (
    <FormDialog
      title={column ? t('kanban.editColumn') : t('kanban.addColumn')}
      submitLabel={column ? t('common.save') : t('common.add')}
      onSubmit={handleSubmit(({ name, color }) => onSave({ name: name.trim(), color }))}
      onClose={onClose}
    >
      <TextField
        label={t('common.name')}
        autoFocus
        error={Boolean(error)}
        helperText={error}
        slotProps={{ htmlInput: { maxLength: 40 } }}
        {...register('name', { validate: (name) => name.trim() !== '' || t('kanban.enterAName') })}
      />
      <FormControl>
        <FormLabel id="colour" sx={{ typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
          {t('kanban.colour')}
        </FormLabel>
        <Controller
          name="color"
          control={control}
          render={({ field }) => (
            <RadioGroup row aria-labelledby="colour" {...field}>
              {tones.map((tone) => (
                <FormControlLabel
                  key={tone}
                  value={tone}
                  control={<Radio size="small" />}
                  slotProps={{ typography: { variant: 'body2' } }}
                  label={<Swatch tone={tone} />}
                />
              ))}
            </RadioGroup>
          )}
        />
      </FormControl>
    </FormDialog>
  );
}

function Swatch({ tone }: { tone: Tone }) {
  const { t } = useWording();
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `var(--tone-${tone})` }} />
      {t(COLOURS[tone])}
    </Box>
  );
}
