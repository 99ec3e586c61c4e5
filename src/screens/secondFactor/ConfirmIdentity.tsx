import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { codeFault } from '../../../contract/access/secondFactor';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { signWithPasskey } from '../../session/passkeys';
import { proof } from '../../session/proof';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { HelperText } from '../../ui/texts/HelperText';
import { useSecondFactor } from './useSecondFactor';

/** Before something sensitive: a code or a passkey says that it is the person themselves; what they wanted is done then. */
export function ConfirmIdentity() {
  const { t, sentenceOf } = useWording();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const own = useSecondFactor().data?.secondFactor;
  const byPasskey = Boolean(own?.passkeys);
  const onlyRecovery = byPasskey && !own?.app;
  const withCode = () => callApi('confirmIdentity', { body: { code } });
  const withPasskey = async () => {
    const { passkey } = await callApi('beginConfirmation');
    return callApi('confirmWithPasskey', { body: await signWithPasskey(passkey, t('secondFactor.noPasskey')) });
  };
  const confirm = async (prove: () => Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    try {
      await prove();
      proof.settle(true);
    } catch (error) {
      setFailure(sentenceOf(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void confirm(withCode);
  };
  return (
    <FormDialog
      title={t('secondFactor.confirmTitle')}
      submitLabel={t('secondFactor.confirm')}
      busy={busy}
      disabled={codeFault(code) !== null}
      failure={failure}
      onSubmit={send}
      onClose={() => proof.settle(false)}
    >
      <HelperText>{byPasskey ? t('secondFactor.confirmPasskeyText') : t('secondFactor.confirmText')}</HelperText>
      {byPasskey && (
        <ActionButton disabled={busy} onClick={() => confirm(withPasskey)} sx={{ justifySelf: 'start' }}>
          {t('secondFactor.usePasskey')}
        </ActionButton>
      )}
      <TextField
        label={onlyRecovery ? t('secondFactor.recoveryCode') : t('secondFactor.code')}
        helperText={onlyRecovery ? undefined : t('secondFactor.recoveryWillDo')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoFocus
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'none' } }}
      />
    </FormDialog>
  );
}
