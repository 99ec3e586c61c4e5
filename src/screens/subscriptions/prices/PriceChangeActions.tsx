import { useState } from 'react';
import type { PriceChange } from '../../../../resources/subscriptions/priceChanges';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionBar, onOffer } from '../../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../../actions/useActionMutation';
import { MovePriceDrawer } from './PriceDrawers';

/** The actions on a planned price change: change it, or cancel it. */
export function PriceChangeActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const change = record as PriceChange;
  const [chosen, setChosen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setChosen(null);
  const { perform, isPending } = useActionMutation('cancelPriceChange', {
    done: () => t('subscriptions.priceCancelled'),
  });
  if (change.status !== 'PLANNED') return null;
  const actions = onOffer([
    [can('movePriceChange'), { label: t('subscriptions.movePrice'), icon: 'tag', run: () => setChosen('move') }],
    [can('cancelPriceChange'), { label: t('subscriptions.cancelPrice'), icon: 'ban', run: () => setChosen('cancel') }],
  ]);
  const cancel = async () => {
    await perform({ params: { id: change.id }, version: change.dateUpdated });
    close();
  };
  const { noticed } = change;
  return (
    <>
      {actions.length > 0 && <ActionBar actions={actions} />}
      {chosen === 'move' && <MovePriceDrawer change={change} onClose={close} />}
      <ConfirmDialog
        open={chosen === 'cancel'}
        title={t('subscriptions.cancelPrice')}
        text={
          noticed > 0
            ? t('subscriptions.cancelPriceTold', { smart_count: noticed })
            : t('subscriptions.cancelPriceText')
        }
        action={t('subscriptions.cancelPrice')}
        busy={isPending}
        onConfirm={cancel}
        onCancel={close}
      />
    </>
  );
}
