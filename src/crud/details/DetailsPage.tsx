import { use } from 'react';
import type { DeclaredScreen } from '../declarations';
import { HistoryContext, useSlots } from '../slots';
import { DetailsScreen } from './DetailsScreen';
import { PrevNextNavigation } from './PrevNextNavigation';

/**
 * The details page of one record, custom or generated from its declaration, with links to the previous and next record and its
 * history.
 */
export function DetailsPage(declared: DeclaredScreen) {
  const { details: Details = DetailsScreen } = useSlots(declared.resource);
  const History = use(HistoryContext);
  return (
    <>
      <PrevNextNavigation resource={declared.resource} />
      <Details {...declared} />
      {History && <History resource={declared.resource} />}
    </>
  );
}
