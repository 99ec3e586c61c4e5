import Box from '@mui/material/Box';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../session/useCan';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { Columns } from '../../ui/frames/Columns';
import type { DeclaredScreen } from '../declarations';
import { LateEditDrawer } from '../lateParts';
import { useShownAddress } from '../list/useShownAddress';
import { useSlots } from '../slots';
import { useIdParam } from '../useIdParam';
import { DetailsHeading } from './DetailsHeading';
import { FieldSections } from './FieldSections';
import { PagePlaceholder } from './PagePlaceholder';
import { RelatedRecords } from './RelatedLists';

/** Suppresses react-admin's error handling: the page shows the error itself. */
const onError = () => undefined;

/** The generated details screen of a declaration. */
export function DetailsScreen(declared: DeclaredScreen) {
  const { resource } = declared;
  const id = useIdParam();
  if (!id) return <PagePlaceholder resource={resource} id={id} error={null} onRetry={onError} />;
  return (
    <ShowBase resource={resource.name} id={id} queryOptions={{ onError }} disableAuthentication>
      <Details {...declared} />
    </ShowBase>
  );
}

function Details(declared: DeclaredScreen) {
  const { resource } = declared;
  const list = useShownAddress(declared);
  const id = useIdParam();
  const { record, error, refetch } = useShowContext<RaRecord<string>>();
  const navigate = useNavigate();
  const { isOpen, close } = useDrawer('edit');
  const can = useCan();
  const { sections: Sections } = useSlots(resource);
  // An open form outlives a failed refetch with what was typed.
  if (!record || (error && !isOpen))
    return <PagePlaceholder resource={resource} id={id} error={error} onRetry={refetch} />;
  return (
    <>
      <DetailsHeading resource={resource} record={record} onDeleted={() => navigate(list, { replace: true })} />
      <Columns from="xl" widths="minmax(0, 3fr) minmax(0, 2fr)" gap={3}>
        <FieldSections resource={resource} record={record} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          {Sections && <Sections resource={resource} record={record} />}
          <RelatedRecords resource={resource} id={id} />
        </Box>
      </Columns>
      {isOpen && can(resource, 'update') && <LateEditDrawer resource={resource} id={id} onClose={close} />}
    </>
  );
}
