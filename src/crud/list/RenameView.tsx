import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { listViews } from '../../../resources/listViews/listViews';
import { useWording } from '../../i18n/useWording';
import { FormDialog } from '../../ui/dialogs/FormDialog';

interface Props {
  name: string;
  busy: boolean;
  failure: string;
  onRename(name: string): void;
  onClose(): void;
}

/** Asks for the new name of a shared view. */
export function RenameView({ name, busy, failure, onRename, onClose }: Props) {
  const { t } = useWording();
  const [text, setText] = useState(name);
  return (
    <FormDialog
      title={t('lists.rename')}
      submitLabel={t('common.save')}
      busy={busy}
      disabled={!text.trim()}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        onRename(text.trim());
      }}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label={t('lists.viewName')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: listViews.fields.name.maxLength } }}
      />
    </FormDialog>
  );
}
