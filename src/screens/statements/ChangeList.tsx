import Box from '@mui/material/Box';
import { formatPhone } from '../../../contract/phone';
import type { PreviewEdit, StatementPreview } from '../../../resources/statements/actions';
import { statementLines } from '../../../resources/statements/statementLines';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';

/** The values of a line that are amounts. */
const MONEY: readonly PreviewEdit['field'][] = ['amount', 'fee', 'balance'];

/** Lists the differences between a file and the lines that were imported before. */
export function ChangeList({ preview: { edits, edited } }: { preview: StatementPreview }) {
  const { t, labelOf, formatMoney, formatDateTime } = useWording();
  if (edited === 0) return null;
  const shownValue = ({ field }: PreviewEdit, value: string | null) => {
    if (value === null) return t('statements.blank');
    if (MONEY.includes(field)) return formatMoney(Number(value));
    return field === 'phoneNumber' ? formatPhone(value) : `“${value}”`;
  };
  const sentence = (edit: PreviewEdit) => {
    const { row, field, code, bookedAt, amount, was, is } = edit;
    const leaf = statementLines.leaves.find(({ path }) => path === field);
    if (row === null || !leaf)
      return t('statements.missingLine', { code, moment: formatDateTime(bookedAt), amount: formatMoney(amount) });
    return t('statements.changedValue', {
      ...{ row, code, field: labelOf(leaf).toLowerCase() },
      ...{ was: shownValue(edit, was), is: shownValue(edit, is) },
    });
  };
  return (
    <Panel title={t('statements.changes')}>
      <HelperText>{t('statements.changesHint')}</HelperText>
      <Box component="ul" aria-label={t('statements.changes')} sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body2' }}>
        {edits.map((edit) => (
          <Box component="li" key={`${edit.code} ${edit.direction} ${edit.field}`} sx={{ overflowWrap: 'anywhere' }}>
            {sentence(edit)}
          </Box>
        ))}
      </Box>
      {edited > edits.length && (
        <HelperText sx={{ mt: 1 }}>{t('statements.moreChanges', { smart_count: edited - edits.length })}</HelperText>
      )}
    </Panel>
  );
}
