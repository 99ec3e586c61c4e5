import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { BulkOutcome } from '../../../contract/bulkOutcome';
import type { KitaraDataProvider, StatusChange } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/defineResource';
import { wordsOf } from '../format';

/** The refused ones of a bulk change. */
export const refusedOf = (outcomes: readonly BulkOutcome[]) => outcomes.filter((outcome) => !outcome.changed);

interface Then {
  /** Told of the ids that were refused. */
  onChanged(refused: readonly string[]): void;
  /** All were changed. */
  onDone(): void;
}

/** Changes the status of several records; `outcomes` are there where some were refused. */
export function useBulkStatus(resource: AnyResource, { onChanged, onDone }: Then) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: (change: StatusChange) => dataProvider.changeStatuses(resource.name, change),
    onSuccess: ({ data: outcomes }, { ids, status }) => {
      queryClient.invalidateQueries({ queryKey: [resource.name] });
      const refused = refusedOf(outcomes).map(({ id }) => id);
      onChanged(refused);
      if (refused.length > 0) return;
      const what = ids.length === 1 ? `1 ${resource.label[0]}` : `${ids.length} ${resource.label[1]}`;
      notify(`${what.toLowerCase()} changed to ${wordsOf(status).toLowerCase()}.`, { type: 'success' });
      onDone();
    },
  });
  const outcomes = data && refusedOf(data.data).length > 0 ? data.data : undefined;
  return { change: mutate, isPending, outcomes, error: error && (error.message || 'Nothing could be changed.') };
}
