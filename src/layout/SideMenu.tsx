import Box from '@mui/material/Box';
import { type FocusEvent, useState } from 'react';
import { LAYOUT } from '../../contract/constants';
import { useWording } from '../i18n/useWording';
import { usePreferences } from './preferences';
import { Sidebar } from './Sidebar';

/**
 * The sidebar beside the page. When it is collapsed, it shows only icons, and expands over the page on hover or keyboard focus.
 */
export function SideMenu() {
  const { t } = useWording();
  const { sidebarCollapsed, semiDark } = usePreferences();
  const [visited, setVisited] = useState(false);
  const folded = sidebarCollapsed && !visited;
  const byKeyboard = ({ target }: FocusEvent<HTMLElement>) => target.matches(':focus-visible') && setVisited(true);
  return (
    <Box
      component="nav"
      aria-label={t('layout.main')}
      className={semiDark ? 'dark' : ''}
      onMouseEnter={() => setVisited(true)}
      onMouseLeave={() => setVisited(false)}
      onFocus={byKeyboard}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setVisited(false)}
      sx={{
        position: 'fixed',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: 'appBar',
        width: folded ? LAYOUT.sidebarCollapsed : LAYOUT.sidebar,
        overflow: 'hidden',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        color: 'text.primary',
        boxShadow: sidebarCollapsed && visited ? 'var(--shadow-raised)' : 'none',
        transition: 'width 200ms, box-shadow 200ms',
      }}
    >
      <Sidebar folded={folded} />
    </Box>
  );
}
