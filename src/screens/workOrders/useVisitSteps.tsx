import { type ReactNode, useState } from 'react';
import { missingForDone } from '../../../contract/workOrders/installation';
import { type VisitStep, visitSteps } from '../../../contract/workOrders/visit';
import { workOrderActions } from '../../../resources/workOrders/actions';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { useActionMutation } from '../actions/useActionMutation';

const STEPS = {
  ON_THE_WAY: { call: 'leaveForVisit', label: 'workOrders.onTheWay', told: 'workOrders.visitOnTheWay', icon: 'truck' },
  STARTED: { call: 'startVisit', label: 'workOrders.start', told: 'workOrders.visitStarted', icon: 'play' },
  DONE: { call: 'finishVisit', label: 'workOrders.done', told: 'workOrders.visitDone', icon: 'check' },
  NOT_POSSIBLE: {
    call: 'reportNotPossible',
    label: 'workOrders.notPossible',
    told: 'workOrders.visitNotPossible',
    icon: 'ban',
  },
} as const satisfies Record<VisitStep, object>;

/** Returns the next steps of a visit, and the dialog of the chosen one; `left` is the number of open items on its checklist. */
export function useVisitSteps(order: WorkOrder, left = 0): { actions: BarAction[]; dialog: ReactNode } {
  const { t } = useWording();
  const { reference } = order;
  const can = useCan();
  const { perform: take, isPending } = useActionMutation(
    (step: Exclude<VisitStep, 'NOT_POSSIBLE'>, act) =>
      act(STEPS[step].call, { params: { id: order.id }, version: order.dateUpdated }),
    { done: (_, step) => t(STEPS[step].told, { reference }) },
  );
  const [asked, setAsked] = useState<VisitStep | null>(null);
  const [closing, setClosing] = useState(false);
  const close = () => setAsked(null);
  const run = (step: VisitStep) => {
    if (step === 'NOT_POSSIBLE' || (step === 'DONE' && left > 0)) setAsked(step);
    else void take(step);
  };
  const isUnfinished = missingForDone(order).length > 0;
  const steps = visitSteps(order)
    .filter((step) => can(STEPS[step].call) && !(step === 'DONE' && isUnfinished))
    .map((step) => ({ label: t(STEPS[step].label), icon: STEPS[step].icon, run: () => run(step), busy: isPending }));
  const isClosable = isUnfinished && visitSteps(order).includes('DONE') && can('closeWithoutDevice');
  const actions = onOffer([
    ...steps.map((step) => [true, step] as const),
    [
      isClosable,
      { label: t('workOrders.closeWithoutDevice'), icon: 'check', run: () => setClosing(true), busy: isPending },
    ],
  ]);
  return {
    actions,
    dialog: (
      <>
        {asked === 'NOT_POSSIBLE' && (
          <DeclaredDrawer
            action={workOrderActions.reportNotPossible}
            title={t('workOrders.whyNotPossible', { reference })}
            submitLabel={t('workOrders.notPossible')}
            params={{ id: order.id }}
            version={order.dateUpdated}
            done={() => t(STEPS.NOT_POSSIBLE.told, { reference })}
            onClose={close}
          />
        )}
        {closing && (
          <DeclaredDrawer
            action={workOrderActions.closeWithoutDevice}
            title={t('workOrders.whyWithoutDevice', { reference })}
            submitLabel={t('workOrders.closeWithoutDevice')}
            params={{ id: order.id }}
            version={order.dateUpdated}
            done={() => t(STEPS.DONE.told, { reference })}
            onClose={() => setClosing(false)}
          />
        )}
        <ConfirmDialog
          open={asked === 'DONE'}
          title={t('workOrders.itemsLeft', { smart_count: left })}
          text={t('workOrders.itemsLeftText')}
          action={t('workOrders.finishAnyway')}
          onConfirm={() => {
            close();
            void take('DONE');
          }}
          onCancel={close}
        />
      </>
    ),
  };
}
