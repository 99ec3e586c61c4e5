import type { RecordOf } from '../../../resources/language/defineResource';
import type { sessionChanges } from '../../../resources/network/sessionChanges';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { useActionMutation } from '../actions/useActionMutation';

/** Sends a change again that was refused or is unconfirmed, or discards it. */
export function SessionChangeActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const may = useCan()('retrySessionChange');
  const { id, status } = record as RecordOf<typeof sessionChanges>;
  const retry = useActionMutation('retrySessionChange', { done: () => t('network.changeRequested') });
  const discard = useActionMutation('discardSessionChange', { done: () => t('network.changeDiscarded') });
  if (!may || (status !== 'REFUSED' && status !== 'UNCONFIRMED')) return null;
  const params = { id };
  return (
    <ActionBar
      actions={[
        {
          label: t('network.tryAgain'),
          icon: 'refresh-cw',
          run: () => retry.perform({ params }),
          busy: retry.isPending,
        },
        { label: t('network.discard'), icon: 'x', run: () => discard.perform({ params }), busy: discard.isPending },
      ]}
    />
  );
}
