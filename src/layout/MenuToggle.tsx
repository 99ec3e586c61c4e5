import { useWording } from '../i18n/useWording';
import { IconButton } from '../ui/buttons/IconButton';
import { type MenuPlace, preferences, usePreferences } from './preferences';

interface Props {
  place: MenuPlace;
  /** Opens the drawer. */
  onOpen(): void;
}

/** Collapses the sidebar, or opens the drawer if that contains the menu. */
export function MenuToggle({ place, onOpen }: Props) {
  const { t } = useWording();
  const { sidebarCollapsed } = usePreferences();
  const inDrawer = place === 'drawer';
  const label = inDrawer ? t('layout.openMenu') : sidebarCollapsed ? t('layout.expandMenu') : t('layout.collapseMenu');
  return (
    <IconButton
      label={label}
      icon={inDrawer ? 'menu' : 'panel-left'}
      size="large"
      onClick={inDrawer ? onOpen : () => preferences.change({ sidebarCollapsed: !sidebarCollapsed })}
    />
  );
}
