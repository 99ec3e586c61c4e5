import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

interface Props {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onTurn(page: number): void;
}

/** Which part of a list is shown, and the pages beside it. */
export function PageTurner({ page, size, total, onTurn }: Props) {
  const { t, formatNumber } = useWording();
  if (total <= size && page === 1) return null;
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)];
  return (
    <Box
      component="nav"
      aria-label={t('payments.pages')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1.5, typography: 'body2' }}
    >
      <Box component="span" sx={{ flex: 1, color: 'text.secondary' }}>
        {t('payments.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Box>
      <Button
        variant="outlined"
        startIcon={<Icon name="chevron-left" />}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        {t('common.previous')}
      </Button>
      <Button
        variant="outlined"
        endIcon={<Icon name="chevron-right" />}
        disabled={to >= total}
        onClick={() => onTurn(page + 1)}
      >
        {t('common.next')}
      </Button>
    </Box>
  );
}
