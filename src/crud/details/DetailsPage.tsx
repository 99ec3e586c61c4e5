import { use } from 'react';
import type { DeclaredScreen } from '../declarations';
import { HistoryContext, useSlots } from '../slots';
import { DetailsScreen } from './DetailsScreen';
import { Neighbours } from './Neighbours';

/** One record with its history and the way to its neighbours: the page that is written by hand, or the one that its declaration makes. */
export function DetailsPage(declared: DeclaredScreen) {
  const { details: Details = DetailsScreen } = useSlots(declared.resource);
  const History = use(HistoryContext);
  return (
    <>
      <Neighbours resource={declared.resource} />
      <Details {...declared} />
      {History && <History resource={declared.resource} />}
    </>
  );
}
