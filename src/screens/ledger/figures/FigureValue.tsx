import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { addressOf, type Days, type Figure } from '../../../../resources/metrics/Figure';
import { FigureLink } from '../../dashboard/FigureLink';
import { useMayList } from '../../dashboard/useMayList';

interface Props {
  figure: Figure;
  /** The days of its list. */
  days?: Days | undefined;
  children: ReactNode;
}

/** The value of a figure, leading to its list for those who may read that. */
export function FigureValue({ figure, days, children }: Props) {
  const mayList = useMayList();
  const to = mayList(figure.resource) ? addressOf(figure, days) : undefined;
  return to ? (
    <FigureLink to={to}>{children}</FigureLink>
  ) : (
    <Box sx={{ display: 'flex', minHeight: 28 }}>{children}</Box>
  );
}
