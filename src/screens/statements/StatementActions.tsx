import { useState } from 'react';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { RecordOf } from '../../../resources/language/defineResource';
import { statementActions } from '../../../resources/statements/actions';
import type { statements } from '../../../resources/statements/statements';
import { recordAddress } from '../../crud/declarations';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar, onOffer } from '../../ui/buttons/ActionBar';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

/** Corrections of an imported statement: another file replaces it, or it is removed with its lines. */
export function StatementActions({ resource, record }: DetailsPartProps) {
  const { id, fileName, dateUpdated } = record as RecordOf<typeof statements>;
  const { t } = useWording();
  const can = useCan();
  const [undoing, setUndoing] = useState(false);
  const replacing = recordAddress(OFFICE_PAGES.importStatement.route, id);
  const actions = onOffer([
    [can('importStatement'), { label: t('statements.replace'), icon: 'refresh-cw', to: replacing }],
    [can('undoStatement'), { label: t('statements.undo'), icon: 'undo-2', run: () => setUndoing(true) }],
  ]);
  return (
    <>
      {actions.length > 0 && <ActionBar actions={actions} />}
      {undoing && (
        <DeclaredDrawer
          action={statementActions.undoStatement}
          title={t('statements.undoTitle', { file: fileName })}
          submitLabel={t('statements.undo')}
          params={{ id }}
          version={dateUpdated}
          done={({ removedLines }) => ({
            said: t('statements.undone', { smart_count: removedLines }),
            opens: { to: `/${resource.name}`, state: {} },
          })}
          onClose={() => setUndoing(false)}
        >
          {t('statements.undoText')}
        </DeclaredDrawer>
      )}
    </>
  );
}
