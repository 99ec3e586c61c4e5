import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { type AnyResource, freeStatusOf } from '../../../resources/language/defineResource';
import { headlineOf } from '../../../resources/language/displayFields';
import { isOverdue } from '../../../resources/language/overdue';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { PageHeading } from '../../ui/frames/PageHeading';
import { StatusChip } from '../../ui/texts/StatusChip';
import { recordAddress } from '../declarations';
import { ChangeStatus } from '../form/ChangeStatus';
import { DeleteButton } from '../form/DeleteButton';
import { formLeavesOf } from '../form/RecordForm';
import { recordName } from '../recordName';
import { useSlots } from '../slots';
import { StateChips } from '../values/StateChips';
import { HeadlineAbout, headlineValueOf } from './Headline';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  onDeleted(): void;
}

/** The heading of a record: its name, its statuses and its actions. */
export function DetailsHeading({ resource, record, onDeleted }: Props) {
  const wording = useWording();
  const { t, nameOf, word, formatDateTime } = wording;
  const { open } = useDrawer('edit');
  const can = useCan();
  const { actions: Actions, editPage, mayEdit } = useSlots(resource);
  const mayUpdate = can(resource, 'update') && (mayEdit?.(record, can) ?? true);
  const name = resource.represent(record);
  return (
    <PageHeading
      title={word(recordName(resource, name, wording))}
      value={headlineValueOf(resource, record, wording)}
      text={
        <>
          <HeadlineAbout resource={resource} record={record} />
          <Box sx={{ typography: 'caption' }}>
            {t('details.created', { one: nameOf(resource, 1), date: formatDateTime(String(record.dateCreated)) })}
          </Box>
        </>
      }
      state={
        <>
          <StateChips resource={resource} record={record} leaves={headlineOf(resource).states} />
          {isOverdue(resource, record, new Date()) && <StatusChip value="OVERDUE" />}
        </>
      }
    >
      {Actions && <Actions resource={resource} record={record} />}
      {freeStatusOf(resource) && !editPage && mayUpdate && <ChangeStatus resource={resource} record={record} />}
      {can(resource, 'remove') && <DeleteButton resource={resource} record={record} onDeleted={onDeleted} />}
      {(editPage || formLeavesOf(resource, 'update').length > 0) && mayUpdate && (
        <ActionButton
          icon="pencil"
          {...(editPage
            ? { component: Link, to: recordAddress(editPage, String(record.id)), state: { id: record.id } }
            : { onClick: open })}
        >
          {t('common.edit')}
        </ActionButton>
      )}
    </PageHeading>
  );
}
