import Box from '@mui/material/Box';
import { formOf } from '../../../resources/language/defineActions';
import { ticketActions } from '../../../resources/tickets/actions';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import { nextChoices } from './nextChoices';
import { SavedReplies } from './SavedReplies';
import type { ComposerInput, useComposer } from './useComposer';

/** From this many characters before the limit on, the number of remaining ones is shown. */
const WARNED = 200;
const { maxLength } = formOf(ticketActions.createComment.input).body;

interface Props extends Pick<ComposerInput, 'ticket' | 'may' | 'takes' | 'answering'> {
  composer: ReturnType<typeof useComposer>;
}

/** Shown below the text: saved replies, and the buttons to send. */
export function SendRow({ composer, ticket, may, takes = false, answering }: Props) {
  const { t } = useWording();
  const { text, internal, isEmpty, isPending, insert, send } = composer;
  const left = maxLength - text.length;
  const choices = internal || answering ? [] : nextChoices(ticket, may, takes);
  const word = internal
    ? t('tickets.addNote')
    : takes
      ? t('tickets.takeAndSend')
      : t(answering ? 'tickets.sendReply' : 'tickets.send');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {!internal && <SavedReplies ticket={ticket} onChoose={insert} />}
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
      {choices.length > 0 && !isEmpty && (
        <MoreMenu
          label={t('tickets.moreWaysToSend')}
          items={choices.map(({ next, label, icon }) => ({ label: t(label), icon, act: () => send(next) }))}
        />
      )}
    </Box>
  );
}
