import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DIFFERENCE_TODO, mendedAt } from '../../../contract/closing/close';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { RelativeTime } from '../../ui/texts/RelativeTime';
import { StatusChip } from '../../ui/texts/StatusChip';
import { AssignDifference } from './AssignDifference';
import type { Difference } from './Difference';
import { ExplainDrawer } from './ExplainDrawer';

interface Props {
  difference: Difference;
  /** The day of the close. */
  day: string;
  isClosed: boolean;
}

/** One difference: its kind, amount, age and assignee, and a link to what to do about it. */
export function DifferenceRow({ difference, day, isClosed }: Props) {
  const { t, word, wordsOf, formatMoney, formatDayIn } = useWording();
  const can = useCan();
  const [explaining, setExplaining] = useState(false);
  const { kind, status, amount, records, moneyDay, since, paymentId, lineId, note } = difference;
  const named = wordsOf(kind);
  const ofDay = formatDayIn(moneyDay, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Box component="span" sx={{ typography: 'subtitle2' }}>
            {named}
          </Box>
          {status === 'EXPLAINED' && <StatusChip value={status} />}
          {paymentId && <ReferenceLink to="payments" id={paymentId} />}
          {lineId && (!paymentId || records > 1) && <ReferenceLink to="statement-lines" id={lineId} />}
          {records > 1 && <span>{t('close.records', { smart_count: records })}</span>}
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {status === 'EXPLAINED' ? note : word(DIFFERENCE_TODO[kind])}
        </Box>
        {moneyDay !== day && <Box sx={{ color: 'warning.main' }}>{t('close.late', { day: ofDay })}</Box>}
      </Box>
      <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(amount)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <RelativeTime moment={since} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: { md: 'end' },
          gap: 1,
          gridColumn: { xs: '1 / -1', md: 'auto' },
        }}
      >
        <AssignDifference difference={difference} isClosed={isClosed} />
        {!isClosed && status === 'OPEN' && can('explainDifference') && (
          <ActionButton
            size="small"
            aria-label={t('close.explainDifference', { kind: named })}
            onClick={() => setExplaining(true)}
          >
            {t('close.explain')}
          </ActionButton>
        )}
        <ActionButton
          size="small"
          component={RouterLink}
          to={mendedAt(difference)}
          aria-label={t('close.openDifference', { kind: named })}
          data-screen-only
        >
          {t('close.open')}
        </ActionButton>
      </Box>
      {explaining && <ExplainDrawer difference={difference} onClose={() => setExplaining(false)} />}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 300px' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  px: 2,
  py: 1.5,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;
