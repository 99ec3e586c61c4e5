import { useState } from 'react';
import { secondFactorActions } from '../../../../resources/access/secondFactorActions';
import type { Answers } from '../../../../resources/catalogue/actions';
import { flattenFields } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { FieldInputs } from '../../actions/FieldInputs';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { CodeInput } from './CodeInput';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanSecret } from './ScanSecret';

interface Props {
  /** Called once it is set up and the recovery codes are saved. */
  onDone(): void;
  /** Undefined if the second factor is mandatory. */
  onCancel?: () => void;
}

/** Sets up an authenticator app: the password, the app's first code, and then the recovery codes to save. */
export function SetUp({ onDone, onCancel }: Props) {
  const { t } = useWording();
  const [setUp, setSetUp] = useState<Answers['beginSecondFactor']['setUp'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const cancel = onCancel && <ActionButton onClick={onCancel}>{t('common.cancel')}</ActionButton>;
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  if (!setUp)
    return (
      <ActionForm<{ password: string }>
        key="password"
        defaultValues={{}}
        perform={async (body, act) => {
          setSetUp((await act('beginSecondFactor', { body })).setUp);
          return undefined;
        }}
        refreshes={[]}
        actions={
          <>
            <SubmitButton progress={t('common.loading')}>{t('secondFactor.next')}</SubmitButton>
            {cancel}
          </>
        }
      >
        <HelperText>{t('secondFactor.passwordFirst')}</HelperText>
        <FieldInputs leaves={flattenFields(secondFactorActions.beginSecondFactor.input)} />
      </ActionForm>
    );
  return (
    <ActionForm<{ code: string }>
      key="code"
      defaultValues={{}}
      perform={async (body, act) => {
        setCodes((await act('confirmSecondFactor', { body })).recoveryCodes);
        return undefined;
      }}
      refreshes={[]}
      actions={
        <>
          <SubmitButton progress={t('common.saving')}>{t('secondFactor.switchOn')}</SubmitButton>
          {cancel}
        </>
      }
    >
      <ScanSecret {...setUp} />
      <CodeInput />
    </ActionForm>
  );
}
