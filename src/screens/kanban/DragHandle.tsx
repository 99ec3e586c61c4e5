import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Icon } from '../../icons/Icon';

interface Props extends Omit<IconButtonProps, 'color'> {
  label: string;
}

/** What the keyboard picks a column or a task up by; mouse and touch take the whole of it. */
export function DragHandle({ label, ...attributes }: Props) {
  return (
    <IconButton
      {...attributes}
      aria-label={label}
      size="small"
      sx={{ p: 0.75, color: 'text.secondary', cursor: 'grab' }}
    >
      <Icon name="grip-vertical" size={14} />
    </IconButton>
  );
}
