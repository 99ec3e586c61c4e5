import { type RaRecord, useGetMany } from 'react-admin';
import { choicesIn } from '../../../contract/transitions';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { Field } from '../../../resources/language/kinds';

/** A record that does not take a status, as people know it. */
interface Refused {
  name: string;
  status: string;
}

/**
 * What several records may become: the statuses that at least one of them may take, undefined until the records are known, and
 * which of them do not take one.
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
