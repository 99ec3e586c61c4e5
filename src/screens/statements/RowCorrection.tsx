import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { BodyOf } from '../../../resources/catalogue/actions';
import type { PreviewRow } from '../../../resources/statements/actions';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';

export type Correction = NonNullable<BodyOf<'previewStatement'>['corrections']>[number];

/** Identifies the field of a row. */
export const correctionKey = ({ row, field }: Pick<Correction, 'row' | 'field'>): string => `${row} ${field}`;

interface Props {
  row: PreviewRow;
  drafts: ReadonlyMap<string, Correction>;
  nameOf(field: string): string;
  onDraft(correction: Correction): void;
  onUndo(correction: Correction): void;
}

/** The corrected fields of a row, and an input for a field that is still faulty. */
export function RowCorrection({ row: { row, field, value, corrected }, drafts, nameOf, onDraft, onUndo }: Props) {
  const { t } = useWording();
  const name = field as Correction['field'];
  return (
    <>
      {(corrected as (Correction & { was: string })[]).map((made) => (
        <Box key={made.field} sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          {t('statements.corrected', { field: nameOf(made.field), was: made.was, value: made.value })}
          <ActionButton size="small" variant="text" onClick={() => onUndo(made)}>
            {t('statements.undoCorrection')}
          </ActionButton>
        </Box>
      ))}
      {value !== null && (
        <TextField
          size="small"
          margin="dense"
          value={drafts.get(correctionKey({ row, field: name }))?.value ?? ''}
          placeholder={value}
          slotProps={{
            htmlInput: { maxLength: 120, 'aria-label': t('statements.correctRow', { row, field: nameOf(name) }) },
          }}
          onChange={({ target }) => onDraft({ row, field: name, value: target.value })}
          sx={{ minWidth: 160, display: 'flex' }}
        />
      )}
    </>
  );
}
