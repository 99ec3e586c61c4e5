import Box from '@mui/material/Box';
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
