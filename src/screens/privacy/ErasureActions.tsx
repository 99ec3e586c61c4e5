import { use, useState } from 'react';
import { decisionRefusal, type ErasureStep } from '../../../contract/privacy/dataRequest';
import type { RecordOf } from '../../../resources/language/defineResource';
import { privacyActions } from '../../../resources/privacy/actions';
import type { dataRequests } from '../../../resources/privacy/dataRequests';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

/** Actions on a pending erasure: a second user erases or declines; or the reason why someone else must do it. */
export function ErasureActions({ record }: DetailsPartProps) {
  const request = record as RecordOf<typeof dataRequests>;
  const { t, word } = useWording();
  const can = useCan();
  const userId = use(SessionContext)?.user.id ?? null;
  const [chosen, setChosen] = useState<ErasureStep | null>(null);
  if (request.kind !== 'ERASURE' || request.status !== 'OPEN' || !can('erasePerson')) return null;
  const refusal = decisionRefusal(request, 'erase', userId);
  if (refusal) return <HelperText>{word(refusal.message)}</HelperText>;
  const { id, requestNumber, dateUpdated } = request;
  const close = () => setChosen(null);
  return (
    <>
      <ActionButton variant="contained" color="error" onClick={() => setChosen('erase')}>
        {t('privacy.erase')}
      </ActionButton>
      <ActionButton onClick={() => setChosen('decline')}>{t('privacy.decline')}</ActionButton>
      {chosen === 'erase' && (
        <DeclaredDrawer
          action={privacyActions.erasePerson}
          title={`${t('privacy.erase')} · ${requestNumber}`}
          submitLabel={t('privacy.erase')}
          params={{ id }}
          version={dateUpdated}
          done={() => t('privacy.erased', { requestNumber })}
          onClose={close}
        >
          <HelperText>{t('privacy.eraseText')}</HelperText>
        </DeclaredDrawer>
      )}
      {chosen === 'decline' && (
        <DeclaredDrawer
          action={privacyActions.declineErasure}
          title={`${t('privacy.decline')} · ${requestNumber}`}
          submitLabel={t('privacy.decline')}
          params={{ id }}
          version={dateUpdated}
          done={() => t('privacy.declined', { requestNumber })}
          onClose={close}
        />
      )}
    </>
  );
}
