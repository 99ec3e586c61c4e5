import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '../../../resources/language/defineResource';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { useSlots } from '../slots';

/** Opens what makes a record: the drawer, or the page that is written by hand in its place. */
export function useCreate(resource: AnyResource): () => void {
  const { createPage } = useSlots(resource);
  const navigate = useNavigate();
  const { open } = useDrawer('create');
  return createPage ? () => navigate(createPage) : open;
}
