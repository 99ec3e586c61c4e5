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

/** The number of waiting items behind a menu entry; hidden if there are none. The entry keeps its name for screen readers. */
export function WaitingBadge({ count }: { count: number }) {
  const { t, formatNumber } = useWording();
  if (count === 0) return null;
  return (
    <span aria-hidden="true" title={t('layout.waiting', { count: formatNumber(count) })}>
      <MenuBadge text={count > MOST ? `${MOST}+` : formatNumber(count)} />
    </span>
  );
}
