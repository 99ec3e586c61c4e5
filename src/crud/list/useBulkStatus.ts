import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KitaraDataProvider, StatusChange } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { BulkOutcome } from '../../../resources/language/shapes';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';

/** Returns the refused records of a bulk change. */
export const refusedOf = (outcomes: readonly BulkOutcome[]) => outcomes.filter((outcome) => !outcome.changed);

interface Then {
  /** Receives the ids that were refused. */
  onChanged(refused: string[]): void;
  /** Called if all records were changed. */
  onDone(): void;
}

/**
 * Changes the status of several records. `done` counts the records of all calls before the last one; `outcomes` is set if some
 * records were refused.
 */
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
    // Shows the current record before the user tries again.
    onError: () => queryClient.invalidateQueries({ queryKey: resourceKey(resource.name) }),
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
