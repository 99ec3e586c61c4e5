import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  title: string;
  submitLabel: string;
  /** Why the last attempt to save failed. */
  failure?: string | undefined;
  onClose(): void;
  /** The inputs. */
  children: ReactNode;
}

/** A form at the right of the page, over the whole of a phone; what was typed is not thrown away without asking. */
export function FormDrawer({ title, submitLabel, failure, onClose, children }: Props) {
  const { t } = useWording();
  const titleId = useId();
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => (dirty.current ? setAsking(true) : onClose());
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 480 }, backgroundImage: 'none' },
        },
      }}
    >
      <Form noValidate disableInvalidFormNotification warnWhenUnsavedChanges>
        <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
          <Box
            sx={{ display: 'flex', alignItems: 'center', px: 2.5, height: 56, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1 }}>
              {title}
            </Typography>
            <IconButton aria-label={t('common.close')} onClick={close} edge="end">
              <Icon name="x" size={18} />
            </IconButton>
          </Box>
          <Box sx={{ flex: 1, overflow: 'auto', px: 2.5, py: 2 }}>{children}</Box>
          {failure && (
            <Alert severity="error" sx={{ borderRadius: 0 }}>
              {failure}
            </Alert>
          )}
          <FormActions submitLabel={submitLabel} onCancel={close} dirty={dirty} />
        </Box>
      </Form>
      <ConfirmDialog
        open={asking}
        title={t('forms.discardChanges')}
        text={t('forms.discardText')}
        action={t('forms.discard')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Drawer>
  );
}

interface ActionsProps {
  submitLabel: string;
  onCancel(): void;
  /** Kept up to date for those who close the drawer. */
  dirty: RefObject<boolean>;
}

function FormActions({ submitLabel, onCancel, dirty }: ActionsProps) {
  const { t } = useWording();
  const { isSubmitting, isDirty, dirtyFields } = useFormState();
  const hasChanges = isDirty && Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    dirty.current = hasChanges;
  }, [dirty, hasChanges]);
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
      <Button variant="outlined" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {submitLabel}
      </Button>
    </Box>
  );
}
