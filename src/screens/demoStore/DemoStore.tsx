import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DemoSignIn } from './DemoSignIn';
import { DemoSignUp } from './DemoSignUp';

/** Sign-up and sign-in of the local demo store, which keeps its users in this browser and never calls the server. */
export function DemoStore({ onLeave }: { onLeave(): void }) {
  const [registering, setRegistering] = useState(false);
  const [registered, setRegistered] = useState<string>();
  const enter = (email: string) => {
    setRegistered(email);
    setRegistering(false);
  };
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: 24, mb: 0.5 }}>
        {registering ? 'Register in the demo' : 'Try the demo'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        These users live in this browser alone. They see the dashboard, the changelog and the kanban, and no records.
      </Typography>
      {registering ? <DemoSignUp onRegistered={enter} /> : <DemoSignIn email={registered} />}
      <Button sx={{ mt: 2 }} onClick={() => setRegistering(!registering)}>
        {registering ? 'I already have an account' : 'Register a demo user'}
      </Button>
      <Button sx={{ mt: 2 }} onClick={onLeave}>
        Back to the staff sign-in
      </Button>
    </>
  );
}
