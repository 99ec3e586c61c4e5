import type { PlainKey } from '../../../i18n/messages';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Message } from '../../../ui/frames/Message';
import type { CreatedKind } from './coverage';
import type { Recorded } from './useRecordPerson';

/** The message about a person who was recorded. */
export const NOW = {
  PROSPECT: 'clients.nowClient',
  LEAD: 'clients.nowLead',
  INTEREST: 'clients.nowWaiting',
} as const satisfies Record<CreatedKind, string>;
const TEXT: Record<CreatedKind, PlainKey> = {
  PROSPECT: 'clients.nowClientText',
  LEAD: 'clients.nowLeadText',
  INTEREST: 'clients.nowWaitingText',
};

interface Props {
  recorded: Recorded;
  onAnother(): void;
}

/** Shown after a client, lead or interest was recorded by a user who may not open the client. */
export function PersonRecorded({ recorded: { outcome, name }, onAnother }: Props) {
  const { t } = useWording();
  return (
    <Message icon="circle-check" role="status" title={t(NOW[outcome], { name })} text={t(TEXT[outcome])} level="h1">
      <ActionButton onClick={onAnother}>{t('clients.another')}</ActionButton>
    </Message>
  );
}
