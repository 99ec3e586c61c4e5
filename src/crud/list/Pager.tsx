import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import type { DeclaredScreen } from '../declarations';
import { pageSizesOf } from './listParams';

/** Which part of the list is shown, the pages around it, and how long a page is. */
export function Pager({ declared }: { declared: DeclaredScreen }) {
  const { t, formatNumber } = useWording();
  const { page, perPage, setPage, setPerPage, total } = useListContext();
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
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1, fontSize: 13, color: 'text.secondary' }}
    >
      <span>{t('lists.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}</span>
      <Box sx={{ flex: 1 }} />
      <Select
        size="small"
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        inputProps={{ 'aria-label': t('lists.recordsPerPage') }}
        sx={{ height: 30, fontSize: 13 }}
      >
        {pageSizesOf(declared).map((size) => (
          <MenuItem key={size} value={size}>
            {t('lists.perPage', { size })}
          </MenuItem>
        ))}
      </Select>
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
