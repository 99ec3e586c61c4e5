import { useEffect, useRef, useState } from 'react';
import { type AnyResource, valueAt } from '../../../resources/language/defineResource';
import { ownWrites } from '../../session/ownWrites';

export interface WatchedRecord {
  id: string;
  dateUpdated: string;
}

/** A change of an open record. */
export interface OthersChange {
  /** The version that it made. */
  version: string;
  /** True if this tab changed something at that time, so that the change may be the user's own. */
  mayBeOwn: boolean;
}

/** The time before an answer in which the record that it contains was read, ms. */
const READING = 10_000;

/**
 * Returns the last change of a record that was not seen on this page, or null, and a function that forgets it. `answeredAt`: when
 * `record` was read, ms. Fields that only technicians need do not count.
 */
export function useOthersChange(resource: AnyResource, record: WatchedRecord | undefined, answeredAt: number) {
  const seen = useRef<{ record: WatchedRecord; at: number } | null>(null);
  const [change, setChange] = useState<OthersChange | null>(null);
  useEffect(() => {
    if (!record) return;
    const before = seen.current;
    seen.current = { record, at: answeredAt };
    if (!before || record.dateUpdated <= before.record.dateUpdated || isSame(resource, before.record, record)) return;
    setChange({ version: record.dateUpdated, mayBeOwn: ownWrites.since(before.at - READING) });
  }, [resource, record, answeredAt]);
  return { change, forget: () => setChange(null) };
}

const isSame = ({ leaves }: AnyResource, before: object, after: object): boolean =>
  leaves
    .filter(({ field }) => !field.technical)
    .every(({ path }) => JSON.stringify(valueAt(before, path)) === JSON.stringify(valueAt(after, path)));
