import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { BulkOutcome } from '../../../contract/api/bulkOutcome';
import type { KitaraDataProvider, StatusChange } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/language/defineResource';
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
  const { t, word, nameOf, formatNumber, wordsOf } = useWording();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [done, setDone] = useState(0);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (change: StatusChange) => {
      const answer = await dataProvider.changeStatuses(resource.name, { ...change, onProgress: setDone });
      const [only, ...others] = answer.data;
      if (only && !only.changed && others.length === 0) throw new Error(only.error);
      return answer;
    },
    onSuccess: ({ data: outcomes }, { ids, status }) => {
      // A new status can change other records, too: closing an account ends its subscription.
      queryClient.invalidateQueries();
      const refused = refusedOf(outcomes).map(({ id }) => id);
      onChanged(refused);
      if (refused.length > 0) return;
      const what = `${formatNumber(ids.length)} ${nameOf(resource, ids.length)}`;
      notify(t('lists.changedTo', { what: what.toLowerCase(), status: wordsOf(status).toLowerCase() }), {
        type: 'success',
      });
      onDone();
    },
    // So that the person sees the current record before trying again.
    onError: () => queryClient.invalidateQueries({ queryKey: [resource.name] }),
  });
  const outcomes = data && refusedOf(data.data).length > 0 ? data.data : undefined;
  return {
    change: mutate,
    isPending,
    done,
    outcomes,
    error: error && (word(error.message) || t('lists.nothingChanged')),
  };
}
