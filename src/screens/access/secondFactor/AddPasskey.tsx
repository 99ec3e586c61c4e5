import { useState } from 'react';
import type { Act } from '../../../../dataProvider/act';
import { passkeyActions } from '../../../../resources/access/passkeyActions';
import { flattenFields } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { makePasskey } from '../../../session/passkeys';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { FieldInputs } from '../../actions/FieldInputs';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { RecoveryCodes } from './RecoveryCodes';

const leaves = flattenFields({ name: passkeyActions.addPasskey.input.name, ...passkeyActions.beginPasskey.input });

interface Props {
  /** Called once the passkey is added and its recovery codes are saved. */
  onDone(): void;
  onCancel(): void;
}

/** Adds a passkey: its name and the password, then the browser's dialog, and with the first passkey the recovery codes. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const { t } = useWording();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const add = async ({ name, password }: { name: string; password: string }, act: Act) => {
    const { passkey } = await act('beginPasskey', { body: { password } });
    const made = await makePasskey(passkey, t('secondFactor.noPasskey'));
    const { recoveryCodes } = await act('addPasskey', { body: { name, ...made } });
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else onDone();
    return undefined;
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <ActionForm<{ name: string; password: string }>
      defaultValues={{}}
      perform={add}
      refreshes={[]}
      actions={
        <>
          <SubmitButton progress={t('common.saving')}>{t('secondFactor.addPasskey')}</SubmitButton>
          <ActionButton onClick={onCancel}>{t('common.cancel')}</ActionButton>
        </>
      }
    >
      <HelperText>{t('secondFactor.namePasskey')}</HelperText>
      <FieldInputs leaves={leaves} />
    </ActionForm>
  );
}
