import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';
import { KEEP_TYPED } from '../inputs/keepTyped';
import { ConfirmDialog } from './ConfirmDialog';
import { LeaveGuard } from './LeaveGuard';
import { SideDrawer } from './SideDrawer';

interface Props {
  title: string;
  submitLabel: string;
  /** The reason why the last attempt to save failed. */
  failure?: string | undefined;
  onClose(): void;
  /** The inputs. */
  children: ReactNode;
}

/** A form in a drawer, which asks before it discards changes. */
export function FormDrawer({ title, submitLabel, failure, onClose, children }: Props) {
  const { t } = useWording();
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => (dirty.current ? setAsking(true) : onClose());
  const discard = () => {
    dirty.current = false;
    onClose();
  };
  return (
    <SideDrawer title={title} width={{ xs: '100%', sm: 480 }} onClose={close}>
      <Form noValidate disableInvalidFormNotification resetOptions={KEEP_TYPED}>
        <Box sx={{ flex: 1, overflow: 'auto', px: 2.5, py: 2 }}>{children}</Box>
        {failure && (
          <Alert severity="error" sx={{ borderRadius: 0 }}>
            {failure}
          </Alert>
        )}
        <FormActions submitLabel={submitLabel} onCancel={close} dirty={dirty} failed={Boolean(failure)} />
      </Form>
      <ConfirmDialog
        open={asking}
        title={t('forms.discardChanges')}
        text={t('forms.discardText')}
        action={t('forms.discard')}
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
      <LeaveGuard holds={() => dirty.current} />
    </SideDrawer>
  );
}

interface ActionsProps {
  submitLabel: string;
  onCancel(): void;
  /** True while there are unsaved changes; the drawer reads it before it closes. */
  dirty: RefObject<boolean>;
  /** True if the last attempt to save failed. */
  failed: boolean;
}

function FormActions({ submitLabel, onCancel, dirty, failed }: ActionsProps) {
  const { t } = useWording();
  const { isSubmitting, isSubmitSuccessful, isDirty, dirtyFields, submitCount } = useFormState();
  const hasChanges = isDirty && Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    // The drawer closes after a save while its inputs still hold what was typed.
    dirty.current = hasChanges && !isSubmitting && (failed || !isSubmitSuccessful);
  }, [dirty, hasChanges, isSubmitting, isSubmitSuccessful, submitCount, failed]);
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'flex-end',
        gap: 1,
        px: 2.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <ActionButton onClick={onCancel}>{t('common.cancel')}</ActionButton>
      <ActionButton type="submit" variant="contained" loading={isSubmitting}>
        {submitLabel}
      </ActionButton>
    </Box>
  );
}
