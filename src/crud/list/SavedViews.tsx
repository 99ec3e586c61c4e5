import { useListContext, useNotify, useSavedQueries } from 'react-admin';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { PopupPanel } from '../../ui/dialogs/PopupPanel';
import type { DeclaredScreen } from '../declarations';
import type { useColumns } from './chosenColumns';
import type { View } from './views';

const SavedViewList = lateOf(() => import('./SavedViewList').then((m) => m.SavedViewList));
const TeamViews = lateOf(() => import('./TeamViews').then((m) => m.TeamViews));
const SaveViewForm = lateOf(() => import('./SaveViewForm').then((m) => m.SaveViewForm));

interface Props {
  declared: DeclaredScreen;
  columns: ReturnType<typeof useColumns>;
}

const sameView = (a: View, b: View) => JSON.stringify([a.value, a.columns]) === JSON.stringify([b.value, b.columns]);

/** The saved views of this list, the user's own and those of the team: the user can show one, or save the current one. */
export function SavedViews({ declared, columns }: Props) {
  const { list } = declared.screen;
  const notify = useNotify();
  const { t } = useWording();
  const { trigger, popup, close } = usePopup('dialog');
  const { filterValues: filter, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const [queries, keep] = useSavedQueries(list);
  // All saved queries were saved here, together with their columns.
  const views = queries as View[];
  const viewCalled = (label: string): View => ({ label, value: { filter, sort, perPage }, columns: columns.chosen });
  const current = views.find((view) => sameView(view, viewCalled('')));
  const without = (label: string) => views.filter((view) => view.label !== label);
  const show = ({ value, columns: kept }: View) => {
    close();
    columns.choose(kept);
    setFilters(value.filter);
    if (value.sort) setSort(value.sort);
    if (value.perPage) setPerPage(value.perPage);
  };
  const save = (label: string) => {
    close();
    keep([...without(label), viewCalled(label)].sort((a, b) => a.label.localeCompare(b.label)));
  };
  const shared = (name: string) => {
    close();
    notify(t('lists.viewShared', { name }), { type: 'success' });
  };
  return (
    <>
      <ToolButton icon="bookmark" {...trigger}>
        {current?.label ?? t('lists.views')}
      </ToolButton>
      <PopupPanel {...popup} label={t('lists.savedViews')}>
        <SavedViewList views={views} current={current} onShow={show} onRemove={(label) => keep(without(label))} />
        <TeamViews declared={declared} columns={columns} shown={viewCalled('')} onShow={show} />
        <SaveViewForm list={list} shown={viewCalled('')} onSave={save} onShared={shared} />
      </PopupPanel>
    </>
  );
}
