import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Message } from '../../ui/frames/Message';

/** The last step of the setup. */
export function DoneStep() {
  const { t } = useWording();
  return (
    <Message icon="circle-check" title={t('setup.done')} text={t('setup.doneAbout')}>
      <ActionButton variant="contained" component={Link} to={OFFICE_PAGES.dashboard.route}>
        {t('setup.toDashboard')}
      </ActionButton>
    </Message>
  );
}
