import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWording } from '../../../i18n/useWording';
import { proof } from '../../../session/proof';
import { leave } from '../../../session/session';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { Logo } from '../../../ui/texts/Logo';
import { AddPasskey } from './AddPasskey';
import { SetUp } from './SetUp';

/** Replaces the back-office for a user whose role requires a second factor that they have not set up yet. */
export function SetUpFirst() {
  const { t } = useWording();
  const [byPasskey, setByPasskey] = useState(false);
  const done = () => proof.settle(true);
  return (
    <Box component="main" sx={{ maxWidth: 520, mx: 'auto', px: 2, py: { xs: 3, sm: 6 }, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Logo />
        <ActionButton icon="log-out" onClick={() => leave()}>
          {t('layout.logout')}
        </ActionButton>
      </Box>
      <Panel title={t('secondFactor.setUpFirst')}>
        <HelperText sx={{ mb: 2 }}>{t('secondFactor.setUpFirstText')}</HelperText>
        {byPasskey ? (
          <AddPasskey onDone={done} onCancel={() => setByPasskey(false)} />
        ) : (
          <>
            <SetUp onDone={done} />
            <Box sx={{ mt: 2, typography: 'body2' }}>
              <TextButton onClick={() => setByPasskey(true)}>{t('secondFactor.orPasskey')}</TextButton>
            </Box>
          </>
        )}
      </Panel>
    </Box>
  );
}
