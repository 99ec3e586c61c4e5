import Box from '@mui/material/Box';
import { useState } from 'react';
import { type SecondFactor, secondFactorActions } from '../../../../resources/access/secondFactorActions';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { DeclaredDrawer } from '../../actions/DeclaredDrawer';
import { CodeInput } from './CodeInput';
import { RecoveryCodes } from './RecoveryCodes';
import { useShowSecondFactor } from './useSecondFactor';

const code = <CodeInput recovery />;

/** An active second factor: since when, the number of remaining recovery codes, and a button to switch it off. */
export function SecondFactorOn({ since, recoveryCodesLeft }: SecondFactor) {
  const { t, formatDateTime } = useWording();
  const show = useShowSecondFactor();
  const [open, setOpen] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setOpen(null);
    void show();
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <HelperText component="div">
        {since && t('secondFactor.onSince', { moment: formatDateTime(since) })}
        <div>{t('secondFactor.codesLeft', { smart_count: recoveryCodesLeft })}</div>
      </HelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActionButton onClick={() => setOpen('codes')}>{t('secondFactor.newCodes')}</ActionButton>
        <ActionButton onClick={() => setOpen('off')}>{t('secondFactor.switchOff')}</ActionButton>
      </Box>
      {open === 'codes' && (
        <DeclaredDrawer
          action={secondFactorActions.renewRecoveryCodes}
          title={t('secondFactor.newCodes')}
          submitLabel={t('secondFactor.newCodes')}
          inputs={{ code }}
          done={(answer) => {
            setCodes(answer.recoveryCodes);
            return t('secondFactor.codesMade');
          }}
          onClose={close}
        >
          <HelperText>{t('secondFactor.newCodesText')}</HelperText>
        </DeclaredDrawer>
      )}
      {open === 'off' && (
        <DeclaredDrawer
          action={secondFactorActions.switchOffSecondFactor}
          title={t('secondFactor.switchOffTitle')}
          submitLabel={t('secondFactor.switchOff')}
          inputs={{ code }}
          done={() => t('secondFactor.isOff')}
          onClose={close}
        >
          <HelperText>{t('secondFactor.switchOffText')}</HelperText>
        </DeclaredDrawer>
      )}
    </Box>
  );
}
