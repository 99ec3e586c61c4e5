import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import { statementActions } from '../../../resources/statements/actions';
import type { statementLines } from '../../../resources/statements/statementLines';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

/** A button on a payout that staff have settled that undoes it. */
export function UndoPayout({ record }: DetailsPartProps) {
  const { id, code, dateUpdated } = record as RecordOf<typeof statementLines>;
  const { t } = useWording();
  const may = useCan()('undoPayout');
  const [asking, setAsking] = useState(false);
  if (!may) return null;
  return (
    <>
      <ActionBar actions={[{ label: t('statements.undoPayout'), icon: 'undo-2', run: () => setAsking(true) }]} />
      {asking && (
        <DeclaredDrawer
          action={statementActions.undoPayout}
          title={t('statements.undoPayoutTitle', { code })}
          submitLabel={t('statements.undoPayout')}
          params={{ id }}
          version={dateUpdated}
          done={() => t('statements.payoutUndone')}
          onClose={() => setAsking(false)}
        >
          {t('statements.undoPayoutText')}
        </DeclaredDrawer>
      )}
    </>
  );
}
