import { use, useState } from 'react';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { callApi } from '../../session/callApi';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { usePerform } from '../actions/usePerform';

interface Props extends Pick<Answers['readDayClose'], 'day' | 'dayClose'> {
  /** The day in words. */
  inWords: string;
}

/** The next steps of the close: compare, prepare, and close what someone else has prepared. */
export function CloseSteps({ day, dayClose, inWords }: Props) {
  const { t } = useWording();
  const can = useCan();
  const me = use(SessionContext)?.user;
  const { busy, perform } = usePerform();
  const [closing, setClosing] = useState(false);
  if (dayClose?.status === 'CLOSED') return null;
  const body = { day };
  const compare = () =>
    perform(async () => {
      await callApi('compareDay', { body });
      return t('close.compared', { day: inWords });
    });
  const prepare = () =>
    perform(async () => {
      await callApi('prepareClose', { body });
      return t('close.isPrepared', { day: inWords });
    });
  const close = () =>
    perform(async () => {
      await callApi('closeDay', { body });
      return t('close.isClosed', { day: inWords });
    }).finally(() => setClosing(false));
  const isPrepared = dayClose?.status === 'PREPARED';
  return (
    <>
      {can('compareDay') && (
        <ActionButton variant={dayClose ? 'outlined' : 'contained'} loading={busy} onClick={compare}>
          {dayClose ? t('close.compareAgain') : t('close.compare')}
        </ActionButton>
      )}
      {dayClose && !isPrepared && can('prepareClose') && (
        <ActionButton variant="contained" disabled={busy || dayClose.differences > 0} onClick={prepare}>
          {t('close.prepare')}
        </ActionButton>
      )}
      {isPrepared && can('closeDay') && dayClose.preparedById !== me?.id && (
        <ActionButton variant="contained" disabled={busy} onClick={() => setClosing(true)}>
          {t('close.closeDay')}
        </ActionButton>
      )}
      <ConfirmDialog
        open={closing}
        title={t('close.closeTitle', { day: inWords })}
        text={t('close.closeText')}
        action={t('close.closeDay')}
        busy={busy}
        onConfirm={close}
        onCancel={() => setClosing(false)}
      />
    </>
  );
}
