import { use, useMemo, useState } from 'react';
import type { DeclaredScreen } from '../declarations';
import { HistoryContext, RecordWatchContext, useSlots } from '../slots';
import { useIdParam } from '../useIdParam';
import { DetailsScreen } from './DetailsScreen';
import { NextRecordContext } from './nextRecord';
import { PrevNextNavigation } from './PrevNextNavigation';

/**
 * The details page of one record, custom or generated from its declaration, with links to the previous and next record, its
 * history, and a notice when someone else changes it.
 */
export function DetailsPage(declared: DeclaredScreen) {
  const { details: Details = DetailsScreen } = useSlots(declared.resource);
  const History = use(HistoryContext);
  const Watch = use(RecordWatchContext);
  const id = useIdParam();
  const [goNext, setNext] = useState<(() => void) | null>(null);
  const next = useMemo(() => ({ goNext, setGoNext: (go: (() => void) | null) => setNext(() => go) }), [goNext]);
  return (
    <NextRecordContext value={next}>
      <PrevNextNavigation resource={declared.resource} />
      {Watch && id && <Watch key={id} resource={declared.resource} id={id} />}
      <Details {...declared} />
      {History && <History resource={declared.resource} />}
    </NextRecordContext>
  );
}
