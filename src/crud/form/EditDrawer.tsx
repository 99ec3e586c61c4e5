import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { EditBase, type RaRecord, useNotify, useRecordContext } from 'react-admin';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { RecordWatchContext } from '../slots';
import { KeptInput } from './KeptInput';
import { OthersChanges } from './OthersChanges';
import { formLeavesOf, RecordForm } from './RecordForm';
import { useChangedRecord } from './useChangedRecord';
import { saveFailureReason, useSaveFailure } from './useSaveFailure';

interface Props {
  resource: AnyResource;
  id: string;
  onClose(): void;
}

/** Edits a record; only changed fields are sent, after a chance to undo if the declaration allows that. */
export function EditDrawer({ resource, id, onClose }: Props) {
  const wording = useWording();
  const { t, nameOf } = wording;
  const { undoable = false } = resource;
  const { failure, onError } = useSaveFailure(resource);
  const takeOver = useChangedRecord(resource);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const Watch = use(RecordWatchContext);
  const one = nameOf(resource, 1);
  const onSuccess = (record: RaRecord) => {
    notify(t('forms.saved', { one, name: resource.represent(record) }), { type: 'success', undoable });
    if (!undoable) queryClient.invalidateQueries();
    onClose();
  };
  const onRefused = (error: unknown) => {
    takeOver(id, error);
    onError(error);
  };
  const onLateError = (error: unknown) => {
    takeOver(id, error);
    notify(t('forms.notSaved', { what: one, reason: saveFailureReason(resource, error, wording) }).trim(), {
      type: 'error',
    });
  };
  return (
    <EditBase
      resource={resource.name}
      id={id}
      mutationMode={undoable ? 'undoable' : 'pessimistic'}
      redirect={false}
      mutationOptions={{ onSuccess, onError: undoable ? onLateError : onRefused }}
      disableAuthentication
    >
      <FormDrawer
        title={t('forms.editOne', { one: one.toLowerCase() })}
        submitLabel={t('common.save')}
        failure={failure}
        onClose={onClose}
      >
        <KeptInput form={`${resource.name} ${id}`} />
        {Watch && <Watch resource={resource} id={id} />}
        <Meanwhile resource={resource} />
        <RecordForm resource={resource} verb="update" />
      </FormDrawer>
    </EditBase>
  );
}

/** Shows what other users change while the form is open. */
function Meanwhile({ resource }: Pick<Props, 'resource'>) {
  const record = useRecordContext();
  return record ? <OthersChanges leaves={formLeavesOf(resource, 'update')} record={record} /> : null;
}
