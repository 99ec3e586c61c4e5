import { resendRefusal } from '../../../contract/messages/messages';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { outboxMessages } from '../../../resources/messages/outboxMessages';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useActionMutation } from '../actions/useActionMutation';

/** A button on a failed or expired message that sends it again, if that is still useful. */
export function ResendMessage({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const { perform, isPending } = useActionMutation('resendMessage', { done: () => t('messages.resent') });
  const message = record as RecordOf<typeof outboxMessages>;
  if (!can('resendMessage') || resendRefusal(message, new Date())) return null;
  const run = () => perform({ params: { id: message.id } });
  return <ActionBar actions={[{ label: t('messages.resend'), icon: 'send', run, busy: isPending }]} />;
}
