import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { codeFault } from '../../../contract/access/secondFactor';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { proof } from '../../session/proof';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { HelperText } from '../../ui/texts/HelperText';

/** Before something sensitive: a code says that it is the person themselves; what they wanted is done then. */
export function ConfirmIdentity() {
  const { t, sentenceOf } = useWording();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setBusy(true);
    setFailure('');
    try {
      await callApi('confirmIdentity', { body: { code } });
      proof.settle(true);
    } catch (error) {
      setFailure(sentenceOf(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('secondFactor.confirmTitle')}
      submitLabel={t('secondFactor.confirm')}
      busy={busy}
      disabled={codeFault(code) !== null}
      failure={failure}
      onSubmit={confirm}
      onClose={() => proof.settle(false)}
    >
      <HelperText>{t('secondFactor.confirmText')}</HelperText>
      <TextField
        label={t('secondFactor.code')}
        helperText={t('secondFactor.recoveryWillDo')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoFocus
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'none' } }}
      />
    </FormDialog>
  );
}
