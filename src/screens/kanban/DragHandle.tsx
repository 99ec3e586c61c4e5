import type { IconButtonProps } from '@mui/material/IconButton';
import { IconButton } from '../../ui/buttons/IconButton';

interface Props extends Omit<IconButtonProps, 'color'> {
  label: string;
}

/** The handle with which keyboard users pick up a column or task; mouse and touch can drag the whole of it. */
export function DragHandle({ label, ...attributes }: Props) {
  return (
    <IconButton
      {...attributes}
      label={label}
      icon="grip-vertical"
      size="small"
      sx={{ p: 0.75, color: 'text.secondary', cursor: 'grab' }}
    />
  );
}
