import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../../icons/Icon';
import { IconButton } from './IconButton';
import { usePopup } from './usePopup';

interface Props {
  /** The accessible name of the menu. */
  label: string;
  items: readonly { label: string; icon?: string; act(): void }[];
}

/** A menu of actions behind a three-dot button. */
export function MoreMenu({ label, items }: Props) {
  const { trigger, popup, close } = usePopup('menu');
  return (
    <>
      <IconButton label={label} icon="ellipsis-vertical" {...trigger} sx={{ p: 0.75, color: 'text.secondary' }} />
      <Menu {...popup}>
        {items.map(({ label: text, icon, act }) => (
          <MenuItem
            key={text}
            onClick={() => {
              close();
              act();
            }}
          >
            {icon && <Icon name={icon} />}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
