import { use, useState } from 'react';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../actions/useActionMutation';

interface Props extends Pick<Answers['readDayClose'], 'day' | 'dayClose'> {
  /** The day in words. */
  inWords: string;
}

/** The message of the toast after each step. */
const DONE = { compareDay: 'close.compared', prepareClose: 'close.isPrepared', closeDay: 'close.isClosed' } as const;

/** The next steps of the close: compare, prepare, and close what someone else has prepared. */
export function CloseSteps({ day, dayClose, inWords }: Props) {
  const { t } = useWording();
  const can = useCan();
  const me = use(SessionContext)?.user;
  const { perform, isPending } = useActionMutation((step: keyof typeof DONE, act) => act(step, { body: { day } }), {
    done: (_, step) => t(DONE[step], { day: inWords }),
  });
  const [closing, setClosing] = useState(false);
  if (dayClose?.status === 'CLOSED') return null;
  const close = () => perform('closeDay').finally(() => setClosing(false));
  const isPrepared = dayClose?.status === 'PREPARED';
  return (
    <>
      {can('compareDay') && (
        <ActionButton
          variant={dayClose ? 'outlined' : 'contained'}
          loading={isPending}
          onClick={() => perform('compareDay')}
        >
          {dayClose ? t('close.compareAgain') : t('close.compare')}
        </ActionButton>
      )}
      {dayClose && !isPrepared && can('prepareClose') && (
        <ActionButton
          variant="contained"
          disabled={isPending || dayClose.differences > 0}
          onClick={() => perform('prepareClose')}
        >
          {dayClose.differences > 0
            ? t('close.prepareAfter', { smart_count: dayClose.differences })
            : t('close.prepare')}
        </ActionButton>
      )}
      {isPrepared && can('closeDay') && dayClose.preparedById !== me?.id && (
        <ActionButton variant="contained" disabled={isPending} onClick={() => setClosing(true)}>
          {t('close.closeDay')}
        </ActionButton>
      )}
      <ConfirmDialog
        open={closing}
        title={t('close.closeTitle', { day: inWords })}
        text={t('close.closeText')}
        action={t('close.closeDay')}
        busy={isPending}
        onConfirm={close}
        onCancel={() => setClosing(false)}
      />
    </>
  );
}
