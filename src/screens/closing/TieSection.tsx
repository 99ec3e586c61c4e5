import Box from '@mui/material/Box';
import type { Tie } from '../../../contract/closing/close';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { frame } from '../../ui/frames/frame';
import { DifferenceRow } from './DifferenceRow';

const TITLES = {
  STATEMENTS: 'close.tieStatements',
  RECEIPTS: 'close.tieReceipts',
  LEDGER: 'close.tieLedger',
  SERVICE: 'close.tieService',
} as const satisfies Record<Tie, string>;

interface Props extends Pick<Answers['readDayClose'], 'day' | 'differences'> {
  tie: Tie;
  /** The number of differences in this comparison, shown or not. */
  count: number;
  /** The number of the day's payments. */
  payments: number;
  isClosed: boolean;
}

/** One comparison of two sources: differences as rows, or a single line if the sources agree. */
export function TieSection({ tie, day, payments, count, differences, isClosed }: Props) {
  const { t } = useWording();
  const title = t(TITLES[tie]);
  return (
    <Box component="section" aria-label={title} sx={{ ...frame, overflow: 'hidden' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, px: 2, py: 0.75 }}>
        <Box component="span" sx={{ display: 'inline-flex', color: count > 0 ? 'warning.main' : 'success.main' }}>
          <Icon name={count > 0 ? 'triangle-alert' : 'circle-check'} />
        </Box>
        <Box component="h2" sx={{ m: 0, typography: 'h2', flex: 1, minWidth: 0 }}>
          {title}
        </Box>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', width: { xs: 1, sm: 'auto' } }}>
          {count > 0 ? t('close.differ', { smart_count: count }) : t('close.allTie', { smart_count: payments })}
        </Box>
      </Box>
      {differences.length > 0 && (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {differences.map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} day={day} isClosed={isClosed} />
          ))}
        </Box>
      )}
    </Box>
  );
}
