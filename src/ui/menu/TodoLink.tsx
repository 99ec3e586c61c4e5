import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../icons/Icon';

interface Props {
  /** The path of the page for this task. */
  to: string;
  isDone: boolean;
  onClick?(): void;
  children: ReactNode;
}

/** A link to a task, with a mark that says whether it is done. */
export function TodoLink({ isDone, children, ...link }: Props) {
  return (
    <Link
      component={RouterLink}
      {...link}
      underline="hover"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: { xs: 40, md: 28 },
        color: isDone ? 'text.secondary' : 'text.primary',
        textDecorationLine: isDone ? 'line-through' : undefined,
      }}
    >
      <Icon name={isDone ? 'circle-check' : 'circle'} />
      {children}
    </Link>
  );
}
