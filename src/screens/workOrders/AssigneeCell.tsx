import type { RowPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { useCan } from '../../session/useCan';
import { AssignMenu } from './AssignMenu';

/** The assignee of a work order in a list, a person or a team. Users who may assign it can change that here. */
export function AssigneeCell({ record }: RowPartProps) {
  const { t } = useWording();
  const person = useLabel(String(record.assigneeId));
  const team = useLabel(String(record.teamId));
  const name = person ?? team;
  const may = useCan()('assignWorkOrders') && record.status !== 'CLOSED';
  if (!may) return <span>{name ?? '–'}</span>;
  const reference = String(record.reference);
  return (
    <AssignMenu
      ids={[record.id]}
      variant="text"
      isGiven={name !== undefined}
      label={name ?? t('workOrders.assign')}
      {...(name ? {} : { icon: 'user-plus' })}
      about={name ? t('workOrders.reassignOne', { reference, name }) : t('workOrders.assignOne', { reference })}
    />
  );
}
