import type { BulkPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { PopupPanel } from '../../ui/dialogs/PopupPanel';
import { AssigneePicker } from './AssigneePicker';
import { useAssign } from './useAssign';

/** Sets the assignee of the selected tickets. */
export function AssignSelected({ ids, onDone }: BulkPartProps) {
  const { t } = useWording();
  const may = useCan()('assignTickets');
  const { trigger, popup, close } = usePopup('dialog');
  const { assign, isPending } = useAssign(onDone);
  if (!may) return null;
  return (
    <>
      <ActionButton
        variant="contained"
        icon="user-plus"
        loading={isPending}
        loadingPosition="start"
        {...trigger}
        sx={{ flex: 'none', minHeight: 30, py: 0 }}
      >
        {t('tickets.assign')}
      </ActionButton>
      <PopupPanel {...popup} label={t('tickets.assign')}>
        <AssigneePicker
          onChoose={(userId, name) => {
            close();
            assign({ ids, userId, name });
          }}
        />
      </PopupPanel>
    </>
  );
}
