import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { useSlots } from '../slots';

/** Returns a function that opens the form for a new record: the drawer, or the custom page that replaces it. */
export function useCreate(resource: AnyResource): () => void {
  const { createPage } = useSlots(resource);
  const navigate = useNavigate();
  const { open } = useDrawer('create');
  return createPage ? () => navigate(createPage) : open;
}
