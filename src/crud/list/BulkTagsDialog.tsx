import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TagsField } from '../../ui/inputs/TagsField';
import { useTagsInUse } from '../useTagsInUse';
import { BulkOutcomes } from './BulkOutcomes';
import { refusedOf } from './useBulkStatus';

interface Props {
  resource: AnyResource;
  ids: readonly string[];
  /** Receives the ids that were refused. */
  onChanged(refused: string[]): void;
  onClose(): void;
}

/** Adds tags to the selected records and removes others, and lists the records that were refused. */
export function BulkTagsDialog({ resource, ids, onChanged, onClose }: Props) {
  const { t, word, nameOf, formatNumber } = useWording();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const inUse = useTagsInUse(resource.name);
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const what = `${formatNumber(ids.length)} ${nameOf(resource, ids.length)}`.toLowerCase();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => dataProvider.changeTags(resource.name, { ids, add, remove }),
    onSuccess: ({ data: outcomes }) => {
      queryClient.invalidateQueries();
      const refused = refusedOf(outcomes).map(({ id }) => id);
      onChanged(refused);
      if (refused.length > 0) return;
      notify(t('lists.tagsChanged', { what }), { type: 'success' });
      onClose();
    },
  });
  const title = t('lists.tagsOf', { what });
  if (data && refusedOf(data.data).length > 0)
    return <BulkOutcomes title={title} resource={resource} outcomes={data.data} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      submitLabel={t('lists.changeTags')}
      busy={isPending}
      failure={error && (word(error.message) || t('lists.nothingChanged'))}
      onSubmit={(event) => {
        event.preventDefault();
        // The button is never disabled, because what is typed is only added when the field is left.
        if (add.length + remove.length > 0) mutate();
      }}
      onClose={onClose}
    >
      <TagsField autoFocus label={t('lists.addTags')} value={add} options={inUse} onChange={setAdd} />
      <TagsField label={t('lists.removeTags')} value={remove} options={inUse} onChange={setRemove} />
    </FormDialog>
  );
}
