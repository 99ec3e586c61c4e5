import Button from '@mui/material/Button';
import { CanAccess } from 'react-admin';
import { type DeclaredScreen, headingOf } from '../declarations';
import { useCreate } from '../form/useCreate';
import { Message } from './Message';

interface Props {
  declared: DeclaredScreen;
  filtered: boolean;
  onClear(): void;
}

/** Nothing matches, or there is nothing yet. */
export function EmptyList({ declared, filtered, onClear }: Props) {
  const { resource, screen } = declared;
  const create = useCreate(resource);
  const [one, many] = resource.label.map((label) => label.toLowerCase());
  if (filtered) {
    return (
      <Message
        icon="search-x"
        role="status"
        title={`No matching ${many}`}
        text="Try a different search or fewer filters."
      >
        <Button variant="outlined" onClick={onClear}>
          Clear search and filters
        </Button>
      </Message>
    );
  }
  return (
    <Message
      icon={resource.icon ?? 'inbox'}
      role="status"
      title={screen.source ? `No ${headingOf(declared).toLowerCase()}` : `No ${many} yet`}
      text="They will appear here as soon as there are some."
    >
      <CanAccess resource={resource.name} action="create">
        <Button variant="contained" onClick={create}>
          New {one}
        </Button>
      </CanAccess>
    </Message>
  );
}
