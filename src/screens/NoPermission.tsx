import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { Message } from '../crud/list/Message';

/** In the place of a screen that the user's roles do not open. */
export function NoPermission() {
  const navigate = useNavigate();
  return (
    <Message
      icon="lock"
      role="alert"
      title="403 · You don’t have access to this page"
      text="Your roles do not include the permission it needs. Ask an administrator if you should have it."
    >
      <Button variant="outlined" onClick={() => navigate(-1)}>
        Go back
      </Button>
    </Message>
  );
}
