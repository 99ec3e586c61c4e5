import { useDataProvider } from 'react-admin';
import { REASON_LENGTH } from '../../../contract/constants';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/language/defineResource';
import type { RecordBase } from '../../../resources/language/kinds';
import { inputs } from '../../crud/kinds/inputs';
import { useWording } from '../../i18n/useWording';

export interface StatusInput {
  status: string;
  reason: string;
}

/** The record as it is shown. If someone else has changed it since then, it is not changed. */
type Changing = Pick<RecordBase, 'id' | 'dateUpdated'>;

/** The inputs for the new status and the reason. */
export function StatusInputs({ choices }: { choices: readonly string[] }) {
  const { t } = useWording();
  const status = { kind: 'oneOf', options: choices, required: true } as const;
  const reason = { kind: 'longText', maxLength: REASON_LENGTH, required: true } as const;
  return (
    <>
      {inputs.oneOf?.({ source: 'status', label: t('forms.newStatus'), field: status, isRequired: true })}
      {inputs.longText?.({ source: 'reason', label: t('common.reason'), field: reason, isRequired: true })}
    </>
  );
}

/** Returns a function that changes one record's status; it returns the success message, or throws the server's message. */
export function useChangeStatus() {
  const { t, wordsOf } = useWording();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  return async (resource: AnyResource, { id, dateUpdated }: Changing, { status, reason }: StatusInput) => {
    const { data } = await dataProvider.changeStatuses(resource.name, {
      ids: [id],
      versions: { [id]: dateUpdated },
      status,
      reason,
    });
    const [outcome] = data;
    if (outcome && !outcome.changed) throw new Error(outcome.error);
    return t('forms.statusChangedTo', { status: wordsOf(status).toLowerCase() });
  };
}
