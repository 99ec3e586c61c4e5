import Button from '@mui/material/Button';
import { Icon } from '../../icons/Icon';
import { Message } from './Message';

interface Props {
  error: unknown;
  onRetry(): unknown;
}

/** A call that failed: the service's own words where it has any, and another try. */
export function ListFailure({ error, onRetry }: Props) {
  const said = error instanceof Error ? error.message : '';
  return (
    <Message
      icon="triangle-alert"
      role="alert"
      title="This could not be loaded"
      text={said || 'The service gave no reason.'}
    >
      <Button variant="outlined" startIcon={<Icon name="refresh-cw" />} onClick={() => onRetry()}>
        Try again
      </Button>
    </Message>
  );
}
