import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { hiddenWhenFolded } from './menuItem';

/** A word or number at the end of a menu entry. */
export function MenuBadge({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{
        ...hiddenWhenFolded,
        px: 0.75,
        borderRadius: 1,
        typography: 'overline',
        fontWeight: 400,
        lineHeight: '18px',
        color: 'var(--tone-still)',
        bgcolor: 'var(--tone-still-tint)',
      }}
    >
      {text}
    </Box>
  );
}

/** The largest count that is written out: menu labels need the room. */
const MOST = 999;

interface WaitingProps {
  /** The worklists, with the number of items that wait in each. */
  waiting: readonly { label: string; total: number }[];
}

/**
 * The number of waiting items behind a menu entry, hidden if there are none; its tooltip names the worklists. The entry keeps its
 * name for screen readers.
 */
export function WaitingBadge({ waiting }: WaitingProps) {
  const { word, formatNumber } = useWording();
  const count = waiting.reduce((sum, { total }) => sum + total, 0);
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      title={waiting.map(({ label, total }) => `${word(label)}: ${formatNumber(total)}`).join('\n')}
    >
      <MenuBadge text={count > MOST ? `${MOST}+` : formatNumber(count)} />
    </span>
  );
}
