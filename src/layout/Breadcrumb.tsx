import { useLocation } from 'react-router-dom';
import { useWording } from '../i18n/useWording';
import { StepList } from '../ui/menu/StepList';
import { pageKeyOf } from './place';
import { useMenu } from './useMenu';

/** Shows home, the menu group of the page (if it is in one) and the page key; hidden with a hidden menu entry. */
export function Breadcrumb() {
  const { t, word } = useWording();
  const { pathname } = useLocation();
  const { entry, home, route } = useMenu();
  if (entry?.isHide) return null;
  const steps = [...(entry && entry.link !== route ? [word(entry.title)] : []), pageKeyOf(pathname)];
  return <StepList label={t('layout.breadcrumb')} home={{ to: home, text: t('layout.home') }} steps={steps} />;
}
