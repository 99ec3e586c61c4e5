import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { ActionButton } from '../buttons/ActionButton';
import { IconButton } from '../buttons/IconButton';
import { usePopup } from '../buttons/usePopup';

interface Props {
  /** The current page, counted from 1. */
  page: number;
  size: number;
  total: number | undefined;
  onPage(page: number): void;
  /** The page sizes on offer; without them the user can't choose, and a list with a single page has no pager. */
  sizes?: readonly number[];
  onSize?(size: number): void;
}

/** Shows which part of a list is visible, the pages around it and the page size. */
export function Pagination({ page, size, total = 0, onPage, sizes = [], onSize }: Props) {
  const { t, formatNumber } = useWording();
  if (total === 0 || (!onSize && total <= size && page === 1)) return null;
  const last = Math.max(1, Math.ceil(total / size));
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)];
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
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        alignItems: 'center',
        gap: 1,
        pt: 1,
        typography: 'body2',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      <Box component="span" sx={{ flex: 1 }}>
        {t('lists.range', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })}
      </Box>
      {onSize && <PageLength size={size} sizes={sizes} onSize={onSize} />}
      <Box sx={{ display: 'flex' }}>
        {steps.map(([label, icon, target, possible]) => (
          <IconButton key={label} label={label} icon={icon} disabled={!possible} onClick={() => onPage(target)} />
        ))}
      </Box>
    </Box>
  );
}

/** A menu for the page size. MUI's Select would pull in all of MUI's inputs, which a list does not need. */
function PageLength({ size, sizes, onSize }: Required<Pick<Props, 'size' | 'sizes' | 'onSize'>>) {
  const { t } = useWording();
  const { trigger, popup, close } = usePopup('menu');
  const choose = (chosen: number) => {
    close();
    onSize(chosen);
  };
  return (
    <>
      <ActionButton
        {...trigger}
        endIcon={<Icon name="chevron-down" size={14} />}
        sx={{ minHeight: 30, py: 0, fontWeight: 400 }}
      >
        {t('lists.perPage', { size })}
      </ActionButton>
      <Menu {...popup}>
        {sizes.map((each) => (
          <MenuItem key={each} selected={each === size} onClick={() => choose(each)}>
            {t('lists.perPage', { size: each })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
