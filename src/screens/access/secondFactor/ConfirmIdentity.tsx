import TextField from '@mui/material/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { secondFactorCodeFault } from '../../../../contract/access/secondFactor';
import { useWording } from '../../../i18n/useWording';
import { signWithPasskey } from '../../../session/passkeys';
import { proof } from '../../../session/proof';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { HelperText } from '../../../ui/texts/HelperText';
import { useActionMutation } from '../../actions/useActionMutation';
import { useSecondFactor } from './useSecondFactor';

/** Asks for a code, a passkey or the password before a sensitive call, which is then retried. */
export function ConfirmIdentity() {
  const { t } = useWording();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { data, isLoading } = useSecondFactor();
  const own = data?.secondFactor;
  const byPasskey = Boolean(own?.passkeys);
  const onlyRecovery = byPasskey && !own?.app;
  const byPassword = own?.since === null;
  const { submit, isPending, failure } = useActionMutation(
    async (by: 'typed' | 'passkey', act) => {
      if (by === 'typed') return act('confirmIdentity', { body: byPassword ? { password: typed } : { code: typed } });
      const { passkey } = await act('beginConfirmation');
      return act('confirmWithPasskey', { body: await signWithPasskey(passkey, t('secondFactor.noPasskey')) });
    },
    {
      onSuccess: () => proof.settle(true),
      onFailure: () => {
        setTyped('');
        input.current?.focus();
      },
      refreshes: [],
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit('typed');
  };
  return (
    <FormDialog
      title={t('secondFactor.confirmTitle')}
      submitLabel={t('secondFactor.confirm')}
      busy={isPending}
      disabled={byPassword ? typed === '' : secondFactorCodeFault(typed) !== null}
      failure={failure}
      onSubmit={send}
      onClose={() => proof.settle(false)}
    >
      {!isLoading && (
        <>
          <HelperText>{t(textOf(byPassword, byPasskey))}</HelperText>
          {byPasskey && (
            <ActionButton disabled={isPending} onClick={() => submit('passkey')} sx={{ justifySelf: 'start' }}>
              {t('secondFactor.usePasskey')}
            </ActionButton>
          )}
          <TextField
            {...(byPassword
              ? { label: t('common.password'), type: 'password', autoComplete: 'current-password' }
              : {
                  label: onlyRecovery ? t('secondFactor.recoveryCode') : t('secondFactor.code'),
                  helperText: onlyRecovery ? undefined : t('secondFactor.recoveryWillDo'),
                  autoComplete: 'one-time-code',
                })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoFocus
            inputRef={input}
            slotProps={{ htmlInput: { maxLength: byPassword ? 200 : 20, autoCapitalize: 'none' } }}
          />
        </>
      )}
    </FormDialog>
  );
}

function textOf(byPassword: boolean, byPasskey: boolean) {
  if (byPassword) return 'secondFactor.confirmPasswordText';
  return byPasskey ? 'secondFactor.confirmPasskeyText' : 'secondFactor.confirmText';
}
