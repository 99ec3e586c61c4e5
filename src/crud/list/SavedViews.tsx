import Popover from '@mui/material/Popover';
import { useState } from 'react';
import type { DeclaredScreen } from '../declarations';
import type { useColumns } from './chosenColumns';
import { SavedViewList } from './SavedViewList';
import { SaveViewForm } from './SaveViewForm';
import { ToolButton } from './ToolButton';
import type { ListView } from './useListView';
import { type SavedView, useSavedViews } from './useSavedViews';
import { toSearch, viewFrom } from './view';

interface Props {
  declared: DeclaredScreen;
  list: ListView;
  columns: ReturnType<typeof useColumns>;
}

/** The kept views of this list: to show one again, to keep the present one, to forget one. */
export function SavedViews({ declared, list, columns }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { views, save, remove } = useSavedViews(declared.screen.list);
  const present = { search: toSearch({ ...list.view, page: 1 }, declared).toString(), columns: columns.chosen };
  const current = views.find(
    ({ search, columns: kept }) => JSON.stringify({ search, columns: kept }) === JSON.stringify(present),
  );
  const close = () => setAnchor(null);
  const show = ({ search, columns: kept }: SavedView) => {
    close();
    columns.choose(kept);
    list.change(viewFrom(new URLSearchParams(search), declared));
  };
  return (
    <>
      <ToolButton icon="bookmark" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        {current?.name ?? 'Views'}
      </ToolButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Saved views', sx: { mt: 0.5, p: 1.5, width: 280 } } }}
      >
        <SavedViewList views={views} current={current} onShow={show} onRemove={remove} />
        <SaveViewForm
          onSave={(name) => {
            save({ name, ...present });
            close();
          }}
        />
      </Popover>
    </>
  );
}
