import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Icon } from '../../icons/Icon';

const ICON_SIZES = { small: 14, medium: 16, large: 18 } as const;
/** Beside text it takes no more room than the text's line. */
const SMALL = { p: 0.5, my: -0.5, color: 'text.secondary' };

interface Props extends Omit<IconButtonProps, 'aria-label' | 'children' | 'color' | 'size'> {
  /** What it does: its name, and its tip where no `title` says more. */
  label: string;
  icon: string;
  /** `small` stands in a line of text, `large` in a heading. */
  size?: keyof typeof ICON_SIZES;
}

/** A button that an icon says all of. */
export function IconButton({ label, icon, size = 'medium', sx = {}, ...button }: Props) {
  return (
    <MuiIconButton aria-label={label} title={label} {...button} sx={[size === 'small' && SMALL, ...[sx].flat()]}>
      <Icon name={icon} size={ICON_SIZES[size]} />
    </MuiIconButton>
  );
}
