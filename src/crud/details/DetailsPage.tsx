import { use } from 'react';
import type { DeclaredScreen } from '../declarations';
import { HistoryContext, useSlots } from '../slots';
import { DetailsScreen } from './DetailsScreen';
import { Neighbours } from './Neighbours';

/** The details of one record, written by hand or made from its declaration, with its neighbours and its history. */
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
