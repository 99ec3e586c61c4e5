import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';

/** A link from the list of extensions to their settings, for users who see the list. */
export function SettingsLink() {
  const { t } = useWording();
  return (
    <ActionButton component={Link} to={OFFICE_PAGES.extensionSettings.route} icon="sliders-horizontal">
      {t('subscriptions.settings')}
    </ActionButton>
  );
}
