import { useSearchParams } from 'react-router-dom';
import { isId } from '../../../contract/api/id';
import { OpenWorkOrderDrawer } from './OpenWorkOrderDrawer';

/** The form for a new work order in the list: for the account that the list is filtered by, otherwise for one that it asks for. */
export function NewWorkOrderDrawer({ onClose }: { onClose(): void }) {
  const [search] = useSearchParams();
  const accountId = search.get('accountId') ?? '';
  return <OpenWorkOrderDrawer {...(isId(accountId) ? { accountId } : {})} opens onClose={onClose} />;
}
