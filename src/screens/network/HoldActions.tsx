import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { accessHolds } from '../../../resources/network/accessHolds';
import type { cutOffStops } from '../../../resources/network/cutOffStops';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../actions/useActionMutation';

interface AskingProps {
  action: 'endAccessHold' | 'confirmCutOffs';
  id: string;
  icon: string;
  label: string;
  title: string;
  text: string;
  done: string;
}

/** A button that performs an action on the record once the user has confirmed it. */
function Asking({ action, id, icon, label, title, text, done }: AskingProps) {
  const may = useCan()(action);
  const [open, setOpen] = useState(false);
  const { submit, failure, isPending, reset } = useActionMutation(action, {
    done: () => done,
    onSuccess: () => setOpen(false),
  });
  if (!may) return null;
  const cancel = () => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <ActionBar actions={[{ label, icon, run: () => setOpen(true) }]} />
      <ConfirmDialog
        {...{ open, title, text, failure }}
        action={label}
        busy={isPending}
        onConfirm={() => submit({ params: { id } })}
        onCancel={cancel}
      />
    </>
  );
}

/** Ends a hold that lasts. */
export function EndHold({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { id, status } = record as RecordOf<typeof accessHolds>;
  if (status !== 'ACTIVE') return null;
  const texts = { label: t('network.endHold'), title: t('network.endHoldTitle'), text: t('network.endHoldText') };
  return <Asking action="endAccessHold" icon="ban" id={id} {...texts} done={t('network.holdEnded')} />;
}

/** Confirms the cut-offs of a stop that lasts. */
export function ConfirmCutOffs({ record }: DetailsPartProps) {
  const { t } = useWording();
  const { id, endedAt, endingLines: count } = record as RecordOf<typeof cutOffStops>;
  if (endedAt) return null;
  const texts = {
    label: t('network.confirmCutOffs'),
    title: t('network.confirmCutOffsTitle', { count }),
    text: t('network.confirmCutOffsText'),
  };
  return <Asking action="confirmCutOffs" icon="circle-check" id={id} {...texts} done={t('network.cutOffsConfirmed')} />;
}
