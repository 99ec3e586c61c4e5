import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

/** From the list of extensions to their settings, for those who see the list. */
export function SettingsLink() {
  const { t } = useWording();
  return (
    <Button
      component={Link}
      to={OFFICE_PAGES.extensionSettings.route}
      variant="outlined"
      startIcon={<Icon name="sliders-horizontal" />}
    >
      {t('extensionSettings.settings')}
    </Button>
  );
}
