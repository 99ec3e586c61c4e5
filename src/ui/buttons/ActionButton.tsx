import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType } from 'react';
import { Icon } from '../../icons/Icon';

interface Props extends ButtonProps {
  icon?: string | undefined;
  /** Renders a link instead of a button, together with the link's own properties. */
  component?: ElementType;
  to?: string;
  state?: unknown;
  target?: string;
  rel?: string;
}

/** A labelled button; `contained` marks the main action of a page or form. */
export function ActionButton({ icon, ...button }: Props) {
  return <Button variant="outlined" startIcon={icon && <Icon name={icon} />} {...button} />;
}
