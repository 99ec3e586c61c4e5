import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { clients } from '../../../../resources/accounts/clients';
import { detailsPath, recordAddress } from '../../../crud/declarations';
import type { PlainKey } from '../../../i18n/messages';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Message } from '../../../ui/frames/Message';
import type { CreatedKind } from './coverage';
import type { Recorded } from './useRecordPerson';

const SAID: Record<
  CreatedKind,
  { title: 'clients.nowClient' | 'clients.nowLead' | 'clients.nowWaiting'; text: PlainKey }
> = {
  PROSPECT: { title: 'clients.nowClient', text: 'clients.nowClientText' },
  LEAD: { title: 'clients.nowLead', text: 'clients.nowLeadText' },
  INTEREST: { title: 'clients.nowWaiting', text: 'clients.nowWaitingText' },
};
const { route, permissions } = OFFICE_PAGES.subscribeClient;

interface Props {
  recorded: Recorded;
  onAnother(): void;
}

/** Shown after a client, lead or interest was recorded: the next steps. */
export function PersonRecorded({ recorded: { outcome, clientId, name }, onAnother }: Props) {
  const { t } = useWording();
  const maySubscribe = useCan()(permissions) && outcome !== 'INTEREST';
  const mayRead = useCan()(clients, 'read');
  const { title, text } = SAID[outcome];
  return (
    <Message icon="circle-check" role="status" title={t(title, { name })} text={t(text)} level="h1">
      {maySubscribe && (
        <ActionButton variant="contained" component={Link} to={`${route}?clientId=${clientId}`}>
          {t('clients.subscribeNow')}
        </ActionButton>
      )}
      {mayRead && clientId && (
        <ActionButton component={Link} to={recordAddress(detailsPath(clients) ?? '', clientId)}>
          {t('clients.openClient')}
        </ActionButton>
      )}
      <ActionButton onClick={onAnother}>{t('clients.another')}</ActionButton>
    </Message>
  );
}
