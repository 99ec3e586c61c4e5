import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { CHOICES, type WorklistChoice } from '../../../../resources/worklists';
import { useWording } from '../../../i18n/useWording';
import type { ChosenQueues } from './chosenQueues';
import type { Queues } from './useQueues';

const { route } = OFFICE_PAGES.dashboard;

interface Props {
  queues: Queues['queues'];
  chosen: ChosenQueues | undefined;
}

/**
 * The queues with waiting items and their totals, by area of work in the user's order. All areas together, one of them, or one
 * queue is chosen; the queues of an area are shown once it or one of them is chosen, or if there is no other.
 */
export function QueueChips({ queues, chosen }: Props) {
  const { t, word, wordsOf, formatNumber } = useWording();
  const order = new Map(queues.map(({ name }, at) => [name, at]));
  const firstOf = ({ queues: names }: WorklistChoice) =>
    Math.min(...names.map((name) => order.get(name) ?? order.size));
  const filled = CHOICES.map((choice) => ({ ...choice, total: totalOf(choice, queues) }))
    .filter(({ name, total }) => total > 0 || name === chosen?.name)
    .sort((a, b) => firstOf(a) - firstOf(b));
  const areas = [...new Set(filled.map(({ area }) => area))];
  const open = chosen?.area ?? (areas.length === 1 ? areas[0] : undefined);
  if (filled.length < 2 && !chosen) return null;
  return (
    <Box component="nav" aria-label={t('dashboard.queues')} sx={{ pb: 1.5 }}>
      <Box sx={row}>
        <Chip to={route} current={!chosen}>
          {t('dashboard.all')}
        </Chip>
        {areas.length > 1 &&
          areas.map((area) => {
            const total = filled.reduce((sum, each) => (each.area === area ? sum + each.total : sum), 0);
            return (
              <Chip key={area} to={`${route}?area=${area}`} current={area === chosen?.area}>
                {wordsOf(area)} <b>{formatNumber(total)}</b>
              </Chip>
            );
          })}
      </Box>
      {open && (
        <Box sx={{ ...row, pt: 0.75 }}>
          {filled
            .filter(({ area }) => area === open)
            .map(({ name, label, hint, total }) => (
              <Chip key={name} to={`${route}?queue=${name}`} hint={word(hint)} current={name === chosen?.name}>
                {word(label)} <b>{formatNumber(total)}</b>
              </Chip>
            ))}
        </Box>
      )}
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
