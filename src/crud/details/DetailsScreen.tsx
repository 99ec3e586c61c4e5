import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { CanAccess, type RaRecord, useGetOne } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Columns } from '../Columns';
import type { DeclaredScreen } from '../declarations';
import { useDrawer } from '../form/useDrawer';
import { useSlots } from '../slots';
import { useChosenId } from '../useChosenId';
import { DetailsHeading } from './DetailsHeading';
import { FieldSections } from './FieldSections';
import { PagePlaceholder } from './PagePlaceholder';
import { RelatedRecords } from './RelatedRecords';

const EditDrawer = lazy(() => import('../form/EditDrawer').then((module) => ({ default: module.EditDrawer })));

/** The details screen of any declaration. */
export function DetailsScreen({ resource, screen }: DeclaredScreen) {
  const id = useChosenId();
  const navigate = useNavigate();
  const { isOpen, close } = useDrawer('edit');
  const { sections: Sections } = useSlots(resource);
  const { data, error, refetch } = useGetOne<RaRecord>(resource.name, { id }, { enabled: id !== '', retry: false });

  if (error || !data) return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  return (
    <>
      <DetailsHeading
        resource={resource}
        record={data}
        onDeleted={() => navigate(`/${screen.list}`, { replace: true })}
      />
      <Columns from="xl" widths="minmax(0, 3fr) minmax(0, 2fr)" gap={3}>
        <FieldSections resource={resource} record={data} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          {Sections && (
            <Suspense fallback={null}>
              <Sections resource={resource} record={data} />
            </Suspense>
          )}
          <RelatedRecords resource={resource} id={id} />
        </Box>
      </Columns>
      {isOpen && (
        <CanAccess resource={resource.name} action="edit">
          <Suspense fallback={null}>
            <EditDrawer resource={resource} id={id} onClose={close} />
          </Suspense>
        </CanAccess>
      )}
    </>
  );
}
