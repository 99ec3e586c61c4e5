import { useState } from 'react';
import { claimActions } from '../../../resources/claims/actions';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { unmatchedNotifications } from '../../../resources/payments/unmatchedNotifications';
import type { statementLines } from '../../../resources/statements/statementLines';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

type Money = RecordOf<typeof statementLines> | RecordOf<typeof unmatchedNotifications>;

/** A button on money that staff have settled that undoes it. */
export function UndoSettlement({ record }: DetailsPartProps) {
  const { paymentId, settledById } = record as Money;
  const { t } = useWording();
  const may = useCan()('undoSettlement');
  const [asking, setAsking] = useState(false);
  if (!may || !paymentId || !settledById) return null;
  return (
    <>
      <ActionBar actions={[{ label: t('claims.undo'), icon: 'undo-2', run: () => setAsking(true) }]} />
      {asking && (
        <DeclaredDrawer
          action={claimActions.undoSettlement}
          title={t('claims.undoTitle')}
          submitLabel={t('claims.undo')}
          params={{ id: paymentId }}
          done={({ payment }) => t('claims.undone', { payment: payment.reference })}
          onClose={() => setAsking(false)}
        >
          {t('claims.undoText')}
        </DeclaredDrawer>
      )}
    </>
  );
}
