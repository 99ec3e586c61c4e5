import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { EXCEPTION_KINDS, type ExceptionKind } from '../../../contract/statuses';
import { useWording } from '../../i18n/useWording';

interface Props {
  /** Undefined for all kinds. */
  kind: ExceptionKind | undefined;
  /** The number of exceptions by kind. */
  counts: Readonly<Record<string, number>>;
  onChange(kind: ExceptionKind | undefined): void;
}

/** Filters the exceptions by one kind, or shows all. */
export function KindFilter({ kind, counts, onChange }: Props) {
  const { t, wordsOf, formatNumber } = useWording();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('payments.kind')}
      value={kind ?? ''}
      onChange={(_, chosen: ExceptionKind | '' | null) => onChange(chosen || undefined)}
      sx={{
        mb: 2,
        overflowX: 'auto',
        maxWidth: '100%',
        '& button': { textTransform: 'none', whiteSpace: 'nowrap', py: 0.5 },
      }}
    >
      <ToggleButton value="">{t('payments.all')}</ToggleButton>
      {EXCEPTION_KINDS.map((each) => (
        <ToggleButton key={each} value={each}>
          {wordsOf(each)}
          {counts[each] !== undefined && (
            <Box component="span" sx={{ marginInlineStart: 0.75, color: 'text.secondary', fontWeight: 400 }}>
              {formatNumber(counts[each])}
            </Box>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
