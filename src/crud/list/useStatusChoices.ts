import { type RaRecord, useGetMany } from 'react-admin';
import { choicesIn } from '../../../contract/transitions';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { Field } from '../../../resources/language/kinds';

/** A record that can't take a status, with its display name. */
interface Refused {
  name: string;
  status: string;
}

/**
 * Returns the statuses that at least one of the records can take (undefined until the records have loaded), and a function that
 * lists the records that can't take a given status.
 */
export function useStatusChoices(
  resource: AnyResource,
  ids: readonly string[],
  field: Field | undefined,
): { options: readonly string[] | undefined; refusedBy(status: string): Refused[] } {
  const { options = [], becomes } = field ?? {};
  const { data } = useGetMany<RaRecord<string>>(
    resource.name,
    { ids: [...ids] },
    { enabled: becomes !== undefined, retry: false },
  );
  if (!becomes) return { options, refusedBy: () => [] };
  const records = (data ?? []).filter((record) => record !== undefined);
  const takes = (record: RaRecord, status: string) => choicesIn(becomes, String(record.status)).includes(status);
  return {
    options: data && options.filter((status) => records.some((record) => takes(record, status))),
    refusedBy: (status) =>
      records
        .filter((record) => !takes(record, status))
        .map((record) => ({ name: resource.represent(record), status: String(record.status) })),
  };
}
