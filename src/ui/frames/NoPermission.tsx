import { useNavigate } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { Message } from './Message';

/** A message in place of a page that the user's roles do not allow. */
export function NoPermission() {
  const { t } = useWording();
  const navigate = useNavigate();
  return (
    <Message icon="lock" role="alert" title={t('layout.noAccess')} text={t('layout.noAccessText')}>
      <ActionButton onClick={() => navigate(-1)}>{t('layout.goBack')}</ActionButton>
    </Message>
  );
}
