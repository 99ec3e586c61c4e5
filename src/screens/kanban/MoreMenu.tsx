import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

interface Props {
  /** What it is a menu of. */
  label: string;
  items: readonly { label: string; icon: string; act(): void }[];
}

/** What may be done with a column or a task. */
export function MoreMenu({ label, items }: Props) {
  const { t } = useWording();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('kanban.more', { label })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.75, color: 'text.secondary' }}
      >
        <Icon name="ellipsis-vertical" size={14} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ label: text, icon, act }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            <Icon name={icon} />
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
