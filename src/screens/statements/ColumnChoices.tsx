import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DATE_ORDERS } from '../../../contract/statuses';
import { labelOf as englishLabelOf, flattenFields } from '../../../resources/language/defineResource';
import type { StatementPreview } from '../../../resources/statements/actions';
import { mappingFields } from '../../../resources/statements/statementSources';
import { useWording } from '../../i18n/useWording';
import { FoldedPanel } from '../../ui/frames/FoldedPanel';
import { HelperText } from '../../ui/texts/HelperText';

type Name = keyof StatementPreview['mapping'];

interface Props {
  preview: StatementPreview;
  /** Called with all columns after a change of one (null if the file has no such column), or with the order in dates. */
  onChange(changed: Partial<Pick<StatementPreview, 'mapping' | 'dateOrder'>>): void;
}

const LEAVES = flattenFields(mappingFields);

/** Assigns the file's columns to fields; open while the file cannot be read. */
export function ColumnChoices({ preview: { fault, headings, mapping, dateOrder }, onChange }: Props) {
  const { t, word, wordsOf } = useWording();
  const choices = [...new Set(headings)];
  return (
    <FoldedPanel key={fault ? 'faulty' : 'read'} title={t('statements.columns')} opened={fault !== null}>
      <HelperText sx={{ mb: 2 }}>{fault ? word(fault) : t('statements.columnsHint')}</HelperText>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {LEAVES.map((leaf) => {
          const name = leaf.path as Name;
          return (
            <TextField
              key={name}
              select
              label={word(englishLabelOf(leaf))}
              value={mapping[name] ?? ''}
              slotProps={{ select: { displayEmpty: true } }}
              onChange={({ target }) => onChange({ mapping: { ...mapping, [name]: target.value || null } })}
            >
              <MenuItem value="">{t('statements.notInFile')}</MenuItem>
              {choices.map((heading) => (
                <MenuItem key={heading} value={heading}>
                  {heading}
                </MenuItem>
              ))}
            </TextField>
          );
        })}
        <TextField
          select
          label={t('statements.dateOrder')}
          value={dateOrder}
          onChange={({ target }) => onChange({ dateOrder: target.value as typeof dateOrder })}
        >
          {DATE_ORDERS.map((order) => (
            <MenuItem key={order} value={order}>
              {wordsOf(order)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </FoldedPanel>
  );
}
