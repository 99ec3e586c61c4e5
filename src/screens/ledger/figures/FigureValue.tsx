import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Days, type Figure, figureAddress } from '../../../../resources/metrics/Figure';
import { FigureLink } from '../../dashboard/FigureLink';
import { useCanList } from '../../dashboard/useCanList';

interface Props {
  figure: Figure;
  /** The days by which its list is filtered. */
  days?: Days | undefined;
  children: ReactNode;
}

/** The value of a figure, linking to its list for users who may read it. */
export function FigureValue({ figure, days, children }: Props) {
  const canList = useCanList();
  const to = canList(figure.resource) ? figureAddress(figure, days) : undefined;
  return to ? (
    <FigureLink to={to}>{children}</FigureLink>
  ) : (
    <Box sx={{ display: 'flex', minHeight: 28 }}>{children}</Box>
  );
}
