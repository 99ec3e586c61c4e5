import { useLocation } from 'react-router-dom';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { useWording } from '../i18n/useWording';
import { StepList } from '../ui/menu/StepList';
import { pageKeyOf } from './place';
import { useMenu } from './useMenu';

/** Home, the group of the page where it is in one, and the page key; hidden with a hidden menu entry. */
export function Breadcrumb() {
  const { t, word } = useWording();
  const { pathname } = useLocation();
  const { entry, route } = useMenu();
  if (entry?.isHide) return null;
  const steps = [...(entry && entry.link !== route ? [word(entry.title)] : []), pageKeyOf(pathname)];
  const home = { to: OFFICE_PAGES.dashboard.route, text: t('layout.dashboard') };
  return <StepList label={t('layout.breadcrumb')} home={home} steps={steps} />;
}
