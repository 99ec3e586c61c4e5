import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type CodeNeeded, type Credentials, TicketOver } from '../../../../authProvider/signIn';
import { isAppCode, secondFactorCodeFault } from '../../../../contract/access/secondFactor';
import { brand } from '../../../../contract/brand';
import { useWording } from '../../../i18n/useWording';
import { signWithPasskey } from '../../../session/passkeys';
import { TextButton } from '../../../ui/buttons/TextButton';
import { LabelledInput } from './LabelledInput';
import { StepFrame } from './StepFrame';
import { signInFailureReason, useEnter } from './useEnter';

interface Props {
  needed: CodeNeeded;
  /** Called to return to the password, with the reason if there is one. */
  onBack(why?: string): void;
}

/** The second step of signing in: a passkey, a code of the authenticator app, or a recovery code. */
export function CodeStep({ needed: { ticket, ways }, onBack }: Props) {
  const { t } = useWording();
  const enter = useEnter();
  const [byRecovery, setByRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { code: '' } });
  const fits = (code: string) =>
    byRecovery
      ? secondFactorCodeFault(code) === null || t('signIn.enterRecoveryCode')
      : isAppCode(code) || t('signIn.enterCode');
  const { ref, ...field } = register('code', { validate: fits });

  const { app, passkey } = ways;
  const signIn = async (credentials: () => Promise<Credentials>) => {
    setRefusal('');
    try {
      await enter(await credentials());
    } catch (error) {
      const why = signInFailureReason(error);
      if (error instanceof TicketOver) onBack(why);
      setRefusal(why);
      reset();
    }
  };
  const send = handleSubmit(({ code }) => signIn(async () => ({ ticket, code })));
  const sendPasskey = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!passkey) return;
    setBusy(true);
    await signIn(async () => ({ ticket, ...(await signWithPasskey(passkey, t('signIn.noPasskey'))) }));
    setBusy(false);
  };
  const change = () => {
    setRefusal('');
    setByRecovery(!byRecovery);
    reset();
  };

  if (passkey && !app && !byRecovery)
    return (
      <StepFrame
        heading={t('signIn.passkeyHeading')}
        text={t('signIn.passkeyText')}
        refusal={refusal}
        submit={{ label: t('signIn.usePasskey'), busy, send: sendPasskey }}
        onBack={() => onBack()}
        beside={<TextButton onClick={change}>{t('signIn.useRecoveryCode')}</TextButton>}
      >
        {null}
      </StepFrame>
    );
  const beside = (
    <>
      {(app || !byRecovery) && (
        <TextButton onClick={change}>{byRecovery ? t('signIn.useApp') : t('signIn.useRecoveryCode')}</TextButton>
      )}
      {passkey && <TextButton onClick={() => sendPasskey()}>{t('signIn.usePasskey')}</TextButton>}
    </>
  );
  return (
    <StepFrame
      heading={t('signIn.codeHeading')}
      text={byRecovery ? t('signIn.recoveryText') : t('signIn.codeText', { name: brand.name })}
      refusal={refusal}
      submit={{ label: t('signIn.signIn'), busy: busy || formState.isSubmitting, send }}
      onBack={() => onBack()}
      beside={beside}
    >
      <LabelledInput
        key={String(byRecovery)}
        label={byRecovery ? t('signIn.recoveryCode') : t('signIn.code')}
        autoFocus
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputProps={{ inputMode: byRecovery ? 'text' : 'numeric', maxLength: 20, autoCapitalize: 'none' }}
        error={formState.errors.code?.message}
        inputRef={ref}
        {...field}
      />
    </StepFrame>
  );
}
