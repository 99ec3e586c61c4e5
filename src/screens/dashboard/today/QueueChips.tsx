import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { CHOICES, type WorklistChoice } from '../../../../resources/worklists';
import { useWording } from '../../../i18n/useWording';
import type { Queues } from './useQueues';

const { route } = OFFICE_PAGES.dashboard;

interface Props {
  queues: Queues['queues'];
  chosen: WorklistChoice | undefined;
}

/** The queues with waiting items and their totals; one of them is chosen, or all together. */
export function QueueChips({ queues, chosen }: Props) {
  const { t, word, formatNumber } = useWording();
  const filled = CHOICES.map((choice) => ({ ...choice, total: totalOf(choice, queues) })).filter(
    ({ name, total }) => total > 0 || name === chosen?.name,
  );
  if (filled.length < 2 && !chosen) return null;
  return (
    <Box component="nav" aria-label={t('dashboard.queues')} sx={row}>
      <Chip to={route} current={!chosen}>
        {t('dashboard.all')}
      </Chip>
      {filled.map(({ name, label, hint, total }) => (
        <Chip key={name} to={`${route}?queue=${name}`} hint={word(hint)} current={name === chosen?.name}>
          {word(label)} <b>{formatNumber(total)}</b>
        </Chip>
      ))}
    </Box>
  );
}

const totalOf = (choice: WorklistChoice, queues: Props['queues']) =>
  queues.reduce((sum, { name, total }) => (choice.queues.includes(name) ? sum + total : sum), 0);

const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 0.75,
  mx: -2,
  px: 2,
  pt: 0.25,
  pb: 1.5,
  overflowX: { xs: 'auto', sm: 'visible' },
} as const;

interface ChipProps {
  to: string;
  hint?: string;
  current: boolean;
  children: ReactNode;
}

function Chip({ to, hint, current, children }: ChipProps) {
  return (
    <Box
      component={Link}
      to={to}
      title={hint}
      aria-current={current ? 'true' : undefined}
      sx={{
        flex: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: { xs: 40, sm: 30 },
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 5,
        typography: 'body2',
        color: 'text.secondary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '& b': { fontWeight: 500, color: 'text.primary', fontVariantNumeric: 'tabular-nums' },
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
