import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Form, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { roles } from '../../../../resources/access/roles';
import { KeptInput } from '../../../crud/form/KeptInput';
import { OthersChanges } from '../../../crud/form/OthersChanges';
import { LeafInput } from '../../../crud/kinds/inputs';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard';
import { Columns } from '../../../ui/frames/Columns';
import { KEEP_TYPED } from '../../../ui/inputs/keepTyped';
import { MenuPreview } from './AccessPreview';
import { PermissionChecklist } from './PermissionChecklist';

interface Props {
  title: string;
  submitLabel: string;
  /** The server's refusal, if it is not shown next to a field. */
  refusal: string;
  /** True if there are unsaved changes; the page reads it before the user leaves. */
  unsaved: RefObject<boolean>;
  onCancel(): void;
}

/** A role's name, description and permissions, and a preview of what its users will see. */
export function RoleForm({ title, submitLabel, refusal, unsaved, onCancel }: Props) {
  const { t } = useWording();
  const record = useRecordContext();
  return (
    <Form resetOptions={KEEP_TYPED}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Columns from="xl" widths="minmax(0, 3fr) minmax(0, 2fr)" gap={3}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <KeptInput form={roles.name} />
          {record && <OthersChanges leaves={roles.leaves} record={record} />}
          {roles.leaves.map((leaf) =>
            leaf.path === 'permissions' ? (
              <PermissionChecklist key={leaf.path} />
            ) : (
              <LeafInput key={leaf.path} leaf={leaf} />
            ),
          )}
        </Box>
        <Preview />
      </Columns>
      <Actions unsaved={unsaved}>
        {refusal && (
          <Alert severity="error" variant="outlined" sx={{ flex: '1 1 240px', py: 0 }}>
            {refusal}
          </Alert>
        )}
        <ActionButton onClick={onCancel}>{t('common.cancel')}</ActionButton>
        <SaveButton label={submitLabel} />
      </Actions>
      <LeaveGuard holds={() => unsaved.current} />
    </Form>
  );
}

function Preview() {
  const permissions: string[] = useWatch({ name: 'permissions' }) ?? [];
  return (
    <Box sx={{ position: { xl: 'sticky' }, top: 16 }}>
      <MenuPreview who="role" permissions={permissions} />
    </Box>
  );
}

function SaveButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  return (
    <ActionButton type="submit" variant="contained" loading={isSubmitting}>
      {label}
    </ActionButton>
  );
}

/** The buttons, which are always visible at the bottom of the page. */
function Actions({ unsaved, children }: { unsaved: RefObject<boolean>; children: ReactNode }) {
  const { isDirty, dirtyFields } = useFormState();
  const hasChanges = isDirty && Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    unsaved.current = hasChanges;
  }, [unsaved, hasChanges]);
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 1,
        mt: 3,
        py: 1.5,
        // On a phone, the tab of the settings is in this corner.
        paddingInlineEnd: { xs: 4, md: 0 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
}
