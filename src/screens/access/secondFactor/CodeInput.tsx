import { secondFactorCodeFault } from '../../../../contract/access/secondFactor';
import { useWording } from '../../../i18n/useWording';
import { TextInput } from '../../../ui/inputs/TextInput';

interface Props {
  /** True if a recovery code is accepted, too. */
  recovery?: boolean;
}

/** An input for a code of the authenticator app. */
export function CodeInput({ recovery = false }: Props) {
  const { t } = useWording();
  const validate = (code: unknown) =>
    secondFactorCodeFault(String(code ?? '')) === null ? undefined : t('secondFactor.enterCode');
  return (
    <TextInput
      source="code"
      label={t('secondFactor.code')}
      helperText={recovery ? t('secondFactor.recoveryWillDo') : undefined}
      validate={validate}
      autoComplete="one-time-code"
      native={{ inputMode: recovery ? 'text' : 'numeric', maxLength: 20, autoCapitalize: 'none' }}
    />
  );
}
