import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { BulkOutcome } from '../../../contract/api/bulkOutcome';
import type { KitaraDataProvider, StatusChange } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';

/** The refused ones of a bulk change. */
export const refusedOf = (outcomes: readonly BulkOutcome[]) => outcomes.filter((outcome) => !outcome.changed);

interface Then {
  /** Told of the ids that were refused. */
  onChanged(refused: string[]): void;
  /** All were changed. */
  onDone(): void;
}

/** Changes the status of several records; `done` counts those of the calls before the last, `outcomes` are there where some were refused. */
export function useBulkStatus(resource: AnyResource, { onChanged, onDone }: Then) {
  const { t, nameOf, formatNumber, wordsOf } = useWording();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [done, setDone] = useState(0);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (change: StatusChange) =>
      dataProvider.changeStatuses(resource.name, { ...change, onProgress: setDone }),
    onSuccess: ({ data: outcomes }, { ids, status }) => {
      queryClient.invalidateQueries({ queryKey: [resource.name] });
      const refused = refusedOf(outcomes).map(({ id }) => id);
      onChanged(refused);
      if (refused.length > 0) return;
      const what = `${formatNumber(ids.length)} ${nameOf(resource, ids.length)}`;
      notify(t('lists.changedTo', { what: what.toLowerCase(), status: wordsOf(status).toLowerCase() }), {
        type: 'success',
      });
      onDone();
    },
  });
  const outcomes = data && refusedOf(data.data).length > 0 ? data.data : undefined;
  return {
    change: mutate,
    isPending,
    done,
    outcomes,
    error: error && (error.message || t('lists.nothingChanged')),
  };
}
