import { useQueryClient } from '@tanstack/react-query';
import { CreateBase, type RaRecord, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isId } from '../../../contract/api/id';
import { defaultOf, setAt } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { resourceKey } from '../../session/queryKeys';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { type DeclaredScreen, recordAddress } from '../declarations';
import { KeptInput } from './KeptInput';
import { RecordForm } from './RecordForm';
import { useSaveFailure } from './useSaveFailure';

interface Props {
  declared: DeclaredScreen;
  onClose(): void;
}

/** A form for a new record, with the references that the address of its list filters by; once the record is created, its details are shown. */
export function CreateDrawer({ declared: { resource, screen }, onClose }: Props) {
  const { t, nameOf } = useWording();
  const { failure, onError } = useSaveFailure(resource);
  const notify = useNotify();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const one = nameOf(resource, 1);
  const onSuccess = (record: RaRecord) => {
    notify(t('forms.created', { one, name: resource.represent(record) }), { type: 'success' });
    queryClient.invalidateQueries({ queryKey: resourceKey(resource.name) });
    if (!screen.details) return onClose();
    navigate(recordAddress(`/${screen.details}`, String(record.id)), { replace: true, state: { id: record.id } });
  };
  const presets: Record<string, unknown> = {};
  for (const { path, field } of resource.leaves) {
    const filtered = field.kind === 'reference' ? search.get(path) : null;
    setAt(presets, path, isId(filtered ?? '') ? filtered : (defaultOf(field) ?? null));
  }
  return (
    <CreateBase
      resource={resource.name}
      record={presets}
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      disableAuthentication
    >
      <FormDrawer
        title={t('forms.newOne', { one: one.toLowerCase() })}
        submitLabel={t('forms.create')}
        failure={failure}
        onClose={onClose}
      >
        <KeptInput form={resource.name} />
        <RecordForm resource={resource} verb="create" />
      </FormDrawer>
    </CreateBase>
  );
}
