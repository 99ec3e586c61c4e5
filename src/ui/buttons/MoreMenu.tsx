import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../../icons/Icon';
import { IconButton } from './IconButton';
import { usePopup } from './usePopup';

interface Props {
  /** What it is a menu of. */
  label: string;
  items: readonly { label: string; icon?: string; act(): void }[];
}

/** What may be done with something, behind three dots. */
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
