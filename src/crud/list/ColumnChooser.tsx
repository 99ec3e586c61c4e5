import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { usePopup } from '../../ui/buttons/usePopup';
import type { useColumns } from './chosenColumns';

/** A menu for choosing the visible columns; at least one stays visible. */
export function ColumnChooser({ columns }: { columns: ReturnType<typeof useColumns> }) {
  const { t, labelOf } = useWording();
  const { trigger, popup } = usePopup('menu');
  const shown = columns.leaves.map(({ path }) => path);
  const toggle = (path: string) => {
    const next = shown.includes(path) ? shown.filter((each) => each !== path) : [...shown, path];
    if (next.length > 0) columns.choose(next);
  };
  return (
    <>
      <ToolButton icon="columns-3" {...trigger}>
        {t('lists.columns')}
      </ToolButton>
      <Menu {...popup} slotProps={{ list: { dense: true } }}>
        {columns.offered.map((leaf) => (
          <MenuItem
            key={leaf.path}
            role="menuitemcheckbox"
            aria-checked={shown.includes(leaf.path)}
            onClick={() => toggle(leaf.path)}
          >
            <Checkbox
              size="small"
              checked={shown.includes(leaf.path)}
              tabIndex={-1}
              sx={{ p: 0 }}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {labelOf(leaf)}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => columns.choose(null)}>{t('lists.resetToDefault')}</MenuItem>
      </Menu>
    </>
  );
}
