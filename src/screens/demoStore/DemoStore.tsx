import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { DemoSignIn } from './DemoSignIn';
import { DemoSignUp } from './DemoSignUp';

/** The sign-up and sign-in of the local demo store, which stores its users in this browser and never calls the server. */
export function DemoStore({ onLeave }: { onLeave(): void }) {
  const { t } = useWording();
  const [registering, setRegistering] = useState(false);
  const [registered, setRegistered] = useState<string>();
  const enter = (email: string) => {
    setRegistered(email);
    setRegistering(false);
  };
  return (
    <>
      <Typography variant="h4" component="h1" sx={{ mb: 0.5 }}>
        {registering ? t('demoStore.registerInTheDemo') : t('demoStore.tryTheDemo')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('demoStore.onlyHere')}</Typography>
      {registering ? <DemoSignUp onRegistered={enter} /> : <DemoSignIn email={registered} />}
      <ActionButton variant="text" sx={{ mt: 2 }} onClick={() => setRegistering(!registering)}>
        {registering ? t('demoStore.haveAccount') : t('demoStore.registerADemoUser')}
      </ActionButton>
      <ActionButton variant="text" sx={{ mt: 2 }} onClick={onLeave}>
        {t('demoStore.backToSignIn')}
      </ActionButton>
    </>
  );
}
