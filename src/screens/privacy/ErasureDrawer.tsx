import { privacyActions } from '../../../resources/privacy/actions';
import { dataRequests } from '../../../resources/privacy/dataRequests';
import { useRecordLink } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import type { Whose } from './Whose';

/** Records a request for erasure; someone else carries it out. */
export function ErasureDrawer({ whose, onClose }: { whose: Whose; onClose(): void }) {
  const { t } = useWording();
  const linkOf = useRecordLink();
  const isClient = 'clientId' in whose;
  return (
    <DeclaredDrawer
      action={isClient ? privacyActions.requestClientErasure : privacyActions.requestAccountErasure}
      title={t('privacy.erasure')}
      submitLabel={t('privacy.erasure')}
      params={{ id: isClient ? whose.clientId : whose.accountId }}
      done={({ dataRequest: { id, requestNumber } }) => ({
        said: t('privacy.erasureRequested', { requestNumber }),
        link: { label: t('common.open'), to: linkOf(dataRequests, id) },
      })}
      onClose={onClose}
    >
      <HelperText>{t('privacy.erasureText')}</HelperText>
    </DeclaredDrawer>
  );
}
