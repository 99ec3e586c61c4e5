import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';
import { Icon } from '../../icons/Icon';

interface Props extends ButtonProps {
  icon?: string | undefined;
  /** A link instead of a button, with what that takes. */
  component?: ElementType;
  to?: string;
  state?: unknown;
  target?: string;
  rel?: string;
}

/** A button that says what it does; `contained` for what a page or a form is for. */
export function ActionButton({ icon, ...button }: Props) {
  return <Button variant="outlined" startIcon={icon && <Icon name={icon} />} {...button} />;
}
