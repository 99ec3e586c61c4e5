import type { ReactNode } from 'react';
import { type Can, useCan } from '../session/useCan';
import { NoPermission } from '../ui/frames/NoPermission';

interface Props {
  /** Returns whether the user may see the page. */
  opensFor(can: Can): boolean;
  /** The page. */
  children: ReactNode;
}

/** A page for users with a permission; others are told that they lack it. */
export const Gate = ({ opensFor, children }: Props) => (opensFor(useCan()) ? children : <NoPermission />);
