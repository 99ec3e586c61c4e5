import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import { statementActions } from '../../../resources/statements/actions';
import type { statementLines } from '../../../resources/statements/statementLines';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

/** A button on a matched line that separates it from a payment that it does not show. */
export function UnmatchLine({ record }: DetailsPartProps) {
  const { id, code, status, dateUpdated } = record as RecordOf<typeof statementLines>;
  const { t } = useWording();
  const may = useCan()('unmatchLine');
  const [asking, setAsking] = useState(false);
  if (!may || status !== 'MATCHED') return null;
  return (
    <>
      <ActionBar actions={[{ label: t('statements.unmatch'), icon: 'circle-x', run: () => setAsking(true) }]} />
      {asking && (
        <DeclaredDrawer
          action={statementActions.unmatchLine}
          title={t('statements.unmatchTitle', { code })}
          submitLabel={t('statements.unmatch')}
          params={{ id }}
          version={dateUpdated}
          done={() => t('statements.unmatched')}
          onClose={() => setAsking(false)}
        >
          {t('statements.unmatchText')}
        </DeclaredDrawer>
      )}
    </>
  );
}
