import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
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
 * The queues with waiting items and their totals, by area of work in the user's order: a list next to the rows, on a phone one
 * line above them. All areas together, one of them, or one queue is chosen.
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
  if (filled.length < 2 && !chosen) return null;
  return (
    <Box component="nav" aria-label={t('dashboard.queues')} sx={line}>
      <Chip to={route} current={!chosen}>
        {t('dashboard.all')}
      </Chip>
      {areas.map((area) => {
        const own = filled.filter((choice) => choice.area === area);
        return (
          <Fragment key={area}>
            {areas.length > 1 && (
              <Chip to={`${route}?area=${area}`} current={area === chosen?.area && !chosen.name} isHeading>
                {wordsOf(area)} <b>{formatNumber(own.reduce((sum, { total }) => sum + total, 0))}</b>
              </Chip>
            )}
            {own.map(({ name, label, hint, total }) => (
              <Chip key={name} to={`${route}?queue=${name}`} hint={word(hint)} current={name === chosen?.name}>
                {word(label)} <b>{formatNumber(total)}</b>
              </Chip>
            ))}
          </Fragment>
        );
      })}
    </Box>
  );
}

const totalOf = (choice: WorklistChoice, queues: Props['queues']) =>
  queues.reduce((sum, { name, total }) => (choice.queues.includes(name) ? sum + total : sum), 0);

const line = {
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  gap: { xs: 0.75, lg: 0.25 },
  mx: { xs: -2, lg: 0 },
  px: { xs: 2, lg: 0 },
  pb: { xs: 1.5, lg: 0 },
  overflowX: { xs: 'auto', lg: 'visible' },
} as const;

interface ChipProps {
  to: string;
  hint?: string;
  current: boolean;
  /** True for an area; on a phone, its queues stand for it. */
  isHeading?: boolean;
  children: ReactNode;
}

function Chip({ to, hint, current, isHeading = false, children }: ChipProps) {
  return (
    <Box
      component={Link}
      to={to}
      title={hint}
      aria-current={current ? 'true' : undefined}
      sx={{
        flex: 'none',
        display: { xs: isHeading ? 'none' : 'inline-flex', lg: 'flex' },
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 0.75,
        minHeight: { xs: 40, lg: 30 },
        mt: { lg: isHeading ? 1 : 0 },
        px: 1.5,
        border: { xs: 1, lg: 0 },
        borderColor: 'divider',
        borderRadius: { xs: 5, lg: 1 },
        typography: 'body2',
        fontWeight: isHeading ? 500 : undefined,
        color: 'text.secondary',
        textDecoration: 'none',
        whiteSpace: { xs: 'nowrap', lg: 'normal' },
        '& b': { fontWeight: 500, color: 'text.primary', fontVariantNumeric: 'tabular-nums' },
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary', bgcolor: 'action.selected' },
      }}
    >
      {children}
    </Box>
  );
}
