import Box from '@mui/material/Box';
import { use } from 'react';
import { formOf } from '../../../resources/language/defineActions';
import { ticketActions } from '../../../resources/tickets/actions';
import { NextRecordContext } from '../../crud/details/nextRecord';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import { ChooseFiles } from '../attachments/ChooseFiles';
import { nextChoices } from './nextChoices';
import { SavedReplies } from './SavedReplies';
import type { ComposerInput, useComposer } from './useComposer';

/** From this many characters before the limit on, the number of remaining ones is shown. */
const WARNED = 200;
const { maxLength } = formOf(ticketActions.createComment.input).body;

/** The button for a message with which the writer becomes the assignee. */
const TAKING_WORDS = { take: 'tickets.takeAndSend', takeOver: 'tickets.takeOverAndSend' } as const;

interface Props extends Pick<ComposerInput, 'ticket' | 'may' | 'taking' | 'answering'> {
  composer: ReturnType<typeof useComposer>;
}

/** Shown below the text: saved replies, files to attach, and the buttons to send. */
export function SendRow({ composer, ticket, may, taking, answering }: Props) {
  const { t } = useWording();
  const can = useCan();
  const { text, internal, isEmpty, isPending, insert, addFiles, send } = composer;
  const left = maxLength - text.length;
  const choices = internal || answering ? [] : nextChoices(ticket, may, taking);
  const { goNext } = use(NextRecordContext);
  const sendLabel = taking ? TAKING_WORDS[taking] : 'tickets.send';
  const word = internal ? t('tickets.addNote') : t(answering ? 'tickets.sendReply' : sendLabel);
  const items = choices.map(({ next, label, icon }) => ({ label: t(label), icon, act: () => send({ next }) }));
  if (goNext && !answering)
    items.push({
      label: t(internal ? 'tickets.addNoteAndNext' : 'tickets.sendAndNext'),
      icon: 'arrow-right',
      act: () => send({ afterwards: goNext }),
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!internal && <SavedReplies ticket={ticket} onChoose={insert} />}
      {can('uploadAttachment') && (
        <ChooseFiles label={t('attachments.attach')} onChoose={addFiles}>
          {(open) => (
            <ActionButton variant="text" icon="paperclip" disabled={isPending} onClick={open}>
              {t('attachments.attach')}
            </ActionButton>
          )}
        </ChooseFiles>
      )}
      <Box component="span" sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
        {left < WARNED ? (
          t('tickets.charactersLeft', { left })
        ) : (
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {t('tickets.ctrlEnterSends')}
          </Box>
        )}
      </Box>
      <ActionButton
        type="submit"
        variant="contained"
        disabled={isEmpty}
        loading={isPending}
        icon={internal ? 'lock' : 'send'}
      >
        {word}
      </ActionButton>
      {items.length > 0 && !isEmpty && <MoreMenu label={t('tickets.moreWaysToSend')} items={items} />}
    </Box>
  );
}
