import Box from '@mui/material/Box';
import type { PaymentException } from '../../../resources/payments/actions';
import { detailsPath, useDeclarations } from '../../crud/declarations';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { StatusChip } from '../../ui/texts/StatusChip';

/** One payment exception: what it is about, what to do, since when, and the amount. */
export function ExceptionRow({ exception: { kind, since, payment, about, todo } }: { exception: PaymentException }) {
  const { t, word, formatMoney, formatDateTime } = useWording();
  const details = detailsPath(useDeclarations().find(({ name }) => name === about.resource));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '150px minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 0.75,
        alignItems: 'start',
        p: 1.5,
        typography: 'body2',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Box sx={{ gridRow: { xs: 1, md: 'auto' } }}>
        <StatusChip value={kind} />
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }}>
        <RecordLink details={details} id={about.id} text={about.name} />
        {payment?.accountId && (
          <>
            {' · '}
            <ReferenceLink to="accounts" id={payment.accountId} />
          </>
        )}
        <Box sx={{ overflowWrap: 'anywhere' }}>{word(todo)}</Box>
      </Box>
      <Box sx={{ textAlign: 'end', gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 2, md: 'auto' } }}>
        {payment && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatMoney(payment.amount)}</Box>}
        <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('payments.since', { since: formatDateTime(since) })}
        </Box>
      </Box>
    </Box>
  );
}
