import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { HelperText } from '../../ui/texts/HelperText';
import { SETUP_PAGES } from './steps';

interface Props {
  /** The index of the current step, counted from 0. */
  at: number;
  onChoose(step: number): void;
}

/** The steps as buttons; on a phone, only the progress. */
export function StepBar({ at, onChoose }: Props) {
  const { t } = useWording();
  return (
    <Box component="nav" aria-label={t('setup.steps')} sx={{ mb: 2 }}>
      <HelperText sx={{ mb: 1 }}>{t('setup.stepOf', { step: at + 1, count: SETUP_PAGES.length })}</HelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {SETUP_PAGES.map(({ name, label }, step) => (
          <ActionButton
            key={name}
            variant={step === at ? 'contained' : 'outlined'}
            aria-current={step === at ? 'step' : undefined}
            onClick={() => onChoose(step)}
          >
            {t(label)}
          </ActionButton>
        ))}
      </Box>
    </Box>
  );
}
