import type { ButtonProps } from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use } from 'react';
import type { BulkPartProps, WorklistButtonProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { type Receiver, useAssign } from './useAssign';
import { useVisitAssignees } from './useVisitAssignees';

interface Props {
  ids: readonly string[];
  label: string;
  variant?: ButtonProps['variant'];
  icon?: string;
  /** True if the work orders have an assignee, who can be removed. */
  isGiven?: boolean;
  /** The label for screen readers. */
  about?: string;
  /** Receives the ids that were refused. */
  onAssigned?(refused: string[]): void;
}

/** Aligns the text with the column's heading, and keeps the height of the row. */
const IN_A_ROW = { minHeight: 28, px: 1, py: 0, my: '-4px', marginInlineStart: -1 } as const;

/** Assigns work orders to a person or team; users who may only take visits themselves get a button for that. */
export function AssignMenu({ ids, label, variant = 'outlined', icon, isGiven = true, about, onAssigned }: Props) {
  const { t } = useWording();
  const can = useCan();
  const me = use(SessionContext)?.user;
  const assign = useAssign(ids, onAssigned);
  const { trigger, popup, close } = usePopup('menu');
  const { people, teams, isPending } = useVisitAssignees(popup.open);
  const give = (receiver: Receiver) => {
    close();
    void assign(receiver);
  };
  const look = { variant, icon, 'aria-label': about, ...(variant === 'text' ? { sx: IN_A_ROW } : {}) };
  if (!can('assignWorkOrders')) return null;
  if (!can('listVisitAssignees'))
    return me ? (
      <ActionButton {...look} aria-label={undefined} onClick={() => give({ name: me.fullName, assigneeId: me.id })}>
        {t('workOrders.take')}
      </ActionButton>
    ) : null;
  const person = ({ id, fullName }: (typeof people)[number]) => (
    <MenuItem key={id} onClick={() => give({ name: fullName, assigneeId: id })}>
      {id === me?.id ? t('workOrders.toMe', { name: fullName }) : fullName}
    </MenuItem>
  );
  return (
    <>
      <ActionButton {...look} {...trigger}>
        {label}
      </ActionButton>
      {/* Prevents a click in the menu from counting as one on the row that opened it. */}
      <Menu {...popup} onClick={(event) => event.stopPropagation()} slotProps={{ paper: { sx: { maxHeight: 420 } } }}>
        {isPending && <MenuItem disabled>{t('common.loading')}</MenuItem>}
        {people.filter(({ id }) => id === me?.id).map(person)}
        {people.filter(({ id }) => id !== me?.id).map(person)}
        {teams.length > 0 && (
          <ListSubheader role="presentation" sx={{ typography: 'caption', pt: 1, pb: 0.5 }}>
            {t('workOrders.teams')}
          </ListSubheader>
        )}
        {teams.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => give({ name, teamId: id })}>
            {name}
          </MenuItem>
        ))}
        {!isPending && isGiven && <Divider />}
        {!isPending && isGiven && (
          <MenuItem onClick={() => give({ name: t('workOrders.nobody') })}>{t('workOrders.nobody')}</MenuItem>
        )}
      </Menu>
    </>
  );
}

/** The menu that assigns an unassigned visit in the row of a worklist. */
export const AssignWaiting = ({ id, label, about, onAct }: WorklistButtonProps) => (
  <AssignMenu ids={[id]} label={label} about={about} isGiven={false} onAssigned={onAct} />
);

/** Assigns the selected work orders. */
export function BulkAssign({ ids, onDone }: BulkPartProps) {
  const { t } = useWording();
  return <AssignMenu ids={ids} label={t('workOrders.assign')} icon="user-plus" onAssigned={onDone} />;
}
