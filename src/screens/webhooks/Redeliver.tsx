import type { RecordOf } from '../../../resources/language/defineResource';
import type { webhookDeliveries } from '../../../resources/webhooks/webhookDeliveries';
import type { DetailsPartProps, RowPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { IconButton } from '../../ui/buttons/IconButton';
import { useActionMutation } from '../actions/useActionMutation';

/** A button on a delivery that is not pending: it sends the delivery again. */
export function Redeliver({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { may, busy, run } = useRedeliver(record as RecordOf<typeof webhookDeliveries>);
  if (!may) return null;
  return <ActionBar actions={[{ label: t('webhooks.resend'), icon: 'send', run, busy }]} />;
}

/** The same button in a row of the list. */
export function RedeliverRow({ record }: RowPartProps) {
  const { t } = useWording();
  const { may, busy, run } = useRedeliver(record as RowPartProps['record'] & RecordOf<typeof webhookDeliveries>);
  if (!may) return null;
  return <IconButton label={t('webhooks.resend')} icon="send" size="small" disabled={busy} onClick={run} />;
}

function useRedeliver({ id, status }: Pick<RecordOf<typeof webhookDeliveries>, 'id' | 'status'>) {
  const { t } = useWording();
  const may = useCan()('redeliver') && status !== 'PENDING';
  const { perform, isPending } = useActionMutation('redeliver', { done: () => t('webhooks.resent') });
  return { may, busy: isPending, run: () => perform({ params: { id } }) };
}
