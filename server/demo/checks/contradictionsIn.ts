import { storedResources } from '../../../resources';
import { accessContradictions } from './access';
import { deskContradictions } from './desk';
import { ledgerContradictions } from './ledger';
import { lineContradictions } from './lines';
import { moneyContradictions } from './money';
import { disorders } from './order';
import { peopleContradictions } from './people';
import type { Records } from './Records';
import { visitContradictions } from './visits';

/** Returns every contradiction between records of the demo data, as sentences. */
export function contradictionsIn(records: Records): string[] {
  return [
    ...storedResources.flatMap((resource) => [...disorders(records, resource)]),
    ...moneyContradictions(records),
    ...ledgerContradictions(records),
    ...lineContradictions(records),
    ...accessContradictions(records),
    ...peopleContradictions(records),
    ...deskContradictions(records),
    ...visitContradictions(records),
  ];
}
