import { required } from 'react-admin';
import { MANUAL_METHODS } from '../../../contract/statuses';
import { MomentInput } from '../../crud/form/MomentInput';
import { SelectInput } from '../../crud/form/SelectInput';
import { TextInput } from '../../crud/form/TextInput';
import { useWording } from '../../i18n/useWording';
import { InputGrid } from '../forms/InputGrid';

/** What is on the slip of money that came by hand; the amount is always what the order asks. */
export function ManualInputs() {
  const { t, wordsOf } = useWording();
  const methods = MANUAL_METHODS.map((id) => ({ id, name: wordsOf(id) }));
  const field = { kind: 'dateTime', help: t('paying.leftEmptyNow') } as const;
  return (
    <InputGrid>
      <SelectInput source="method" label={t('paying.receivedAs')} choices={methods} validate={required()} />
      <TextInput
        source="reference"
        label={t('paying.slipNumber')}
        helperText={t('paying.slipNumberHelp')}
        validate={required()}
      />
      <MomentInput source="paidAt" label={t('paying.received')} field={field} isRequired={false} />
      <TextInput source="note" label={t('common.note')} />
    </InputGrid>
  );
}
