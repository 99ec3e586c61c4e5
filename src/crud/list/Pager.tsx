import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import type { DeclaredScreen } from '../declarations';
import { pageSizesOf } from './listParams';

/** Which part of the list is shown, the pages around it, and how long a page is. */
export function Pager({ declared }: { declared: DeclaredScreen }) {
  const { page, perPage, setPage, total } = useListContext();
  const { t, formatNumber } = useWording();
  if (!total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)];
  const steps = [
    [t('lists.firstPage'), 'chevrons-left', 1, page > 1],
    [t('lists.previousPage'), 'chevron-left', page - 1, page > 1],
    [t('lists.nextPage'), 'chevron-right', page + 1, page < last],
    [t('lists.lastPage'), 'chevrons-right', last, page < last],
  ] as const;
  return (
    <Box
      component="nav"
      aria-label={t('lists.pages')}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1, typography: 'body2', color: 'text.secondary' }}
    >
      <span>{t('lists.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}</span>
      <Box sx={{ flex: 1 }} />
      <PageLength sizes={pageSizesOf(declared)} />
      <Box sx={{ display: 'flex' }}>
        {steps.map(([label, icon, target, possible]) => (
          <IconButton key={label} aria-label={label} disabled={!possible} onClick={() => setPage(target)}>
            <Icon name={icon} />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

/** MUI's Select would bring all its inputs along, which a list does without. */
function PageLength({ sizes }: { sizes: readonly number[] }) {
  const { t } = useWording();
  const { perPage, setPerPage } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (size: number) => {
    setAnchor(null);
    setPerPage(size);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        endIcon={<Icon name="chevron-down" size={14} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 30, py: 0, fontWeight: 400 }}
      >
        {t('lists.perPage', { size: perPage })}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sizes.map((size) => (
          <MenuItem key={size} selected={size === perPage} onClick={() => choose(size)}>
            {t('lists.perPage', { size })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
