import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { listChange } from '../../../contract/api/listChange';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { labelOf, tagsOf } from '../../../resources/language/defineResource';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { useTagsInUse } from '../../crud/useTagsInUse';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { TagsField } from '../../ui/inputs/TagsField';
import { TagChips } from '../../ui/texts/TagChips';

/** The tags of a ticket, and a button to change them, which every user who may change tickets can do. */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const { t } = useWording();
  const mayChange = useCan()(tickets, 'update');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TagChips tags={ticket.tags} />
      {mayChange && (
        <IconButton label={t('tickets.changeTags')} icon="tag" size="small" onClick={() => setOpen(true)} />
      )}
      {isOpen && <TagsDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </>
  );
}

function TagsDialog({ ticket, onClose }: { ticket: Ticket; onClose(): void }) {
  const { t, word } = useWording();
  const [tags, setTags] = useState<readonly string[]>(ticket.tags);
  const field = tagsOf(tickets);
  const inUse = useTagsInUse(tickets.name);
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const change = listChange(ticket.tags, tags);
      const { data } = await dataProvider.changeTags(tickets.name, { ids: [ticket.id], ...change });
      const [outcome] = data;
      if (outcome && !outcome.changed) throw new Error(outcome.error);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(tickets.name) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('tickets.changeTags')}
      submitLabel={t('common.save')}
      busy={isPending}
      failure={error && word(error.message)}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
      onClose={onClose}
    >
      <TagsField
        autoFocus
        label={field && word(labelOf(field))}
        helperText={field?.field.help && word(field.field.help)}
        value={tags}
        options={inUse}
        onChange={setTags}
      />
    </FormDialog>
  );
}
