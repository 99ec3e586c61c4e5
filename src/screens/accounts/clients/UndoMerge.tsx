import { useState } from 'react';
import type { clientMerges } from '../../../../resources/accounts/clientMerges';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../../actions/useActionMutation';

type Merge = RecordOf<typeof clientMerges>;

/** A button that undoes a merge, on its page. */
export function UndoMergeAction({ record }: DetailsPartProps) {
  return <UndoMerge merge={record as Merge} />;
}

/** A button that undoes a merge, after a confirmation. */
export function UndoMerge({ merge: { id, status } }: { merge: Merge }) {
  const { t } = useWording();
  const may = useCan()('undoClientMerge');
  const [asking, setAsking] = useState(false);
  const { submit, failure, isPending, reset } = useActionMutation('undoClientMerge', {
    done: () => t('clients.mergeUndone'),
    onSuccess: () => setAsking(false),
  });
  if (!may || status === 'UNDONE') return null;
  const close = () => {
    reset();
    setAsking(false);
  };
  return (
    <>
      <ActionButton icon="undo-2" onClick={() => setAsking(true)}>
        {t('clients.undoMerge')}
      </ActionButton>
      <ConfirmDialog
        open={asking}
        title={t('clients.undoMergeTitle')}
        text={t('clients.undoMergeText')}
        action={t('clients.undoMerge')}
        busy={isPending}
        failure={failure}
        onConfirm={() => submit({ params: { id } })}
        onCancel={close}
      />
    </>
  );
}
