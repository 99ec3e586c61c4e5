import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { PageHeading } from '../../ui/frames/PageHeading';
import { FORM_WIDTH } from '../../ui/frames/width';
import { StepBar } from './StepBar';
import { SETUP_PAGES } from './steps';

/** The setup of a new installation, step by step; each step can be skipped. The current step is in the address. */
export function FirstSetup() {
  const { t } = useWording();
  const [search, setSearch] = useSearchParams();
  const at = Math.max(
    0,
    SETUP_PAGES.findIndex(({ name }) => name === search.get('step')),
  );
  const go = (step: number) => setSearch({ step: SETUP_PAGES[step]?.name ?? '' });
  const { Content } = SETUP_PAGES[at] ?? SETUP_PAGES[0];
  const isLast = at === SETUP_PAGES.length - 1;
  return (
    <Box sx={{ maxWidth: FORM_WIDTH.inputs }}>
      <PageHeading title={t('setup.title')} text={t('setup.everythingLater')} />
      <StepBar at={at} onChoose={go} />
      <Content />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        {at > 0 && (
          <ActionButton size="medium" onClick={() => go(at - 1)}>
            {t('setup.back')}
          </ActionButton>
        )}
        {!isLast && (
          <ActionButton variant="contained" size="medium" onClick={() => go(at + 1)}>
            {t('setup.goOn')}
          </ActionButton>
        )}
      </Box>
    </Box>
  );
}
