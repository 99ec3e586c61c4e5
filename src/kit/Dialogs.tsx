import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { SaveContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../ui/buttons/ActionButton';
import { usePopup } from '../ui/buttons/usePopup';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { FormDialog } from '../ui/dialogs/FormDialog';
import { FormDrawer } from '../ui/dialogs/FormDrawer';
import { LeaveGuard } from '../ui/dialogs/LeaveGuard';
import { PopupPanel } from '../ui/dialogs/PopupPanel';
import { ShownDialog } from '../ui/dialogs/ShownDialog';
import { SideDrawer } from '../ui/dialogs/SideDrawer';
import { ToastAnchor } from '../ui/frames/ToastAnchor';
import { TextInput } from '../ui/inputs/TextInput';
import { KindSection, LONG, nothing, Sample } from './Sample';

/** The dialogs that `?open=` can open; the visual tests open each of them. */
const OPENED = ['confirm', 'form', 'shown', 'drawer', 'side'] as const;
const TONES = ['default', 'info', 'success', 'warning', 'error'] as const;

export function Dialogs() {
  const [search, setSearch] = useSearchParams();
  const { trigger, popup } = usePopup('dialog');
  const { enqueueSnackbar } = useSnackbar();
  const close = () => setSearch(without(search));
  const show = (open: string) => setSearch({ ...Object.fromEntries(search), open });
  const toast = () => {
    for (const variant of TONES) enqueueSnackbar(variant === 'error' ? LONG : variant, { variant });
    enqueueSnackbar('RFD-000012', {
      variant: 'success',
      action: <ToastAnchor label="Open" to="/" onFollow={nothing} />,
    });
  };
  return (
    <KindSection name="Dialogs">
      <Sample name="ConfirmDialog, FormDialog, ShownDialog, FormDrawer, SideDrawer, PopupPanel, Toast">
        {OPENED.map((open) => (
          <ActionButton key={open} onClick={() => show(open)}>
            {open}
          </ActionButton>
        ))}
        <ActionButton {...trigger}>Popup</ActionButton>
        <ActionButton onClick={toast}>Toasts</ActionButton>
      </Sample>
      <PopupPanel {...popup} label="Popup">
        {LONG}
      </PopupPanel>
      <LeaveGuard holds={() => false} />
      <Opened open={search.get('open')} onClose={close} />
    </KindSection>
  );
}

function Opened({ open, onClose }: { open: string | null; onClose(): void }) {
  if (open === 'confirm') return <Confirm onClose={onClose} />;
  if (open === 'form')
    return (
      <FormDialog title={LONG} submitLabel="Save" failure="The name is taken." onSubmit={nothing} onClose={onClose}>
        <TextField label="Name" error helperText="Choose another name." />
      </FormDialog>
    );
  if (open === 'shown')
    return (
      <ShownDialog title="Why does it end on 1 March?" onClose={onClose}>
        {LONG}
      </ShownDialog>
    );
  if (open === 'drawer')
    return (
      <SaveContextProvider value={{ save: nothing }}>
        <FormDrawer title="Edit client" submitLabel="Save" failure={LONG} onClose={onClose}>
          <TextInput source="name" label="Name" />
        </FormDrawer>
      </SaveContextProvider>
    );
  return (
    <SideDrawer open={open === 'side'} title="Settings" width={{ xs: 280, md: 340 }} onClose={onClose}>
      {LONG}
    </SideDrawer>
  );
}

const Confirm = ({ onClose }: { onClose(): void }) => (
  <ConfirmDialog
    open
    title="Delete KIT-000123?"
    text={LONG}
    action="Delete"
    failure="It has payments."
    onConfirm={onClose}
    onCancel={onClose}
  />
);

const without = (search: URLSearchParams) => Object.fromEntries([...search].filter(([name]) => name !== 'open'));
