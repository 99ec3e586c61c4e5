import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetList } from 'react-admin';
import { MAX_PAGE_SIZE } from '../../../contract/constants';
import { fillReply } from '../../../contract/tickets/savedReply';
import type { RecordOf } from '../../../resources/language/defineResource';
import { savedReplies } from '../../../resources/tickets/savedReplies';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { useReplyValues } from './useReplyValues';

interface Props {
  ticket: Ticket;
  onChoose(words: string): void;
}

type SavedReply = RecordOf<typeof savedReplies>;
const ALL = { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort: { field: 'title', order: 'ASC' } } as const;

/** The saved replies, filled in for the ticket's customer; hidden if there are none. */
export function SavedReplies({ ticket, onChoose }: Props) {
  const { t } = useWording();
  const { trigger, popup, close } = usePopup('menu');
  const enabled = useCan()(savedReplies, 'list');
  const { data = [] } = useGetList<SavedReply>(savedReplies.name, ALL, { retry: false, enabled });
  const values = useReplyValues(ticket);
  if (data.length === 0) return null;
  return (
    <>
      <ToolButton icon="message-square" {...trigger}>
        {t('tickets.savedReplies')}
      </ToolButton>
      <Menu {...popup} disableRestoreFocus>
        {data.map(({ id, title, body }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close();
              onChoose(fillReply(body, values));
            }}
          >
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
