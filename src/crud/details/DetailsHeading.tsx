import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { CanAccess, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnyResource } from '../../../resources/defineResource';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { StatusChip } from '../../ui/texts/StatusChip';
import { recordAddress } from '../declarations';
import { DeleteButton } from '../form/DeleteButton';
import { useSlots } from '../slots';
import { statesOf } from '../states';

interface Props {
  resource: AnyResource;
  record: RaRecord;
  onDeleted(): void;
}

/** What people call the record, its states, and what may be done with it. */
export function DetailsHeading({ resource, record, onDeleted }: Props) {
  const { t, nameOf, formatDateTime } = useWording();
  const { open } = useDrawer('edit');
  const { actions: Actions, editPage } = useSlots(resource);
  const states = statesOf(resource, record);
  const name = resource.represent(record);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name === resource.label[0] ? nameOf(resource, 1) : name}
          </Typography>
          {states.map((state) => (
            <StatusChip key={state} value={state} />
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {t('details.created', { one: nameOf(resource, 1), date: formatDateTime(String(record.dateCreated)) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {Actions && (
          <Suspense fallback={null}>
            <Actions resource={resource} record={record} />
          </Suspense>
        )}
        <CanAccess resource={resource.name} action="delete">
          <DeleteButton resource={resource} record={record} onDeleted={onDeleted} />
        </CanAccess>
        <CanAccess resource={resource.name} action="edit">
          <Button
            variant="contained"
            startIcon={<Icon name="pencil" />}
            {...(editPage
              ? { component: Link, to: recordAddress(editPage, String(record.id)), state: { id: record.id } }
              : { onClick: open })}
          >
            {t('common.edit')}
          </Button>
        </CanAccess>
      </Box>
    </Box>
  );
}
