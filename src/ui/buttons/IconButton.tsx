import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Icon } from '../../icons/Icon';

const ICON_SIZES = { small: 14, medium: 16, large: 18 } as const;
/** Keeps the button within the height of a line of text. */
const SMALL = { p: 0.5, my: -0.5, color: 'text.secondary' };

interface Props extends Omit<IconButtonProps, 'aria-label' | 'children' | 'color' | 'size'> {
  /** The accessible name, which is also the tooltip unless `title` is given. */
  label: string;
  icon: string;
  /** `small` fits a line of text, `large` fits a heading. */
  size?: keyof typeof ICON_SIZES;
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, size = 'medium', sx = {}, ...button }: Props) {
  return (
    <MuiIconButton aria-label={label} title={label} {...button} sx={[size === 'small' && SMALL, ...[sx].flat()]}>
      <Icon name={icon} size={ICON_SIZES[size]} />
    </MuiIconButton>
  );
}
