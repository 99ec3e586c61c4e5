import type { DeclaredScreen } from '../declarations';
import { useSlots } from '../slots';
import { DetailsScreen } from './DetailsScreen';
import { Neighbours } from './Neighbours';

/** One record and the way to its neighbours: the page that is written by hand, or the one that its declaration makes. */
export function DetailsPage(declared: DeclaredScreen) {
  const { details: Details = DetailsScreen } = useSlots(declared.resource);
  return (
    <>
      <Neighbours resource={declared.resource} />
      <Details {...declared} />
    </>
  );
}
