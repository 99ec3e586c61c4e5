import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { Message } from './Message';

/** In the place of a screen that the user's roles do not open. */
export function NoPermission() {
  const { t } = useWording();
  const navigate = useNavigate();
  return (
    <Message icon="lock" role="alert" title={t('layout.noAccess')} text={t('layout.noAccessText')}>
      <Button variant="outlined" onClick={() => navigate(-1)}>
        {t('layout.goBack')}
      </Button>
    </Message>
  );
}
