import { useListContext, useSavedQueries } from 'react-admin';
import type { Screen } from '../../../resources/language/ResourceDeclaration';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { ToolButton } from '../../ui/buttons/ToolButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { PopupPanel } from '../../ui/dialogs/PopupPanel';
import type { useColumns } from './chosenColumns';
import type { View } from './views';

const SavedViewList = lateOf(() => import('./SavedViewList').then((m) => m.SavedViewList));
const SaveViewForm = lateOf(() => import('./SaveViewForm').then((m) => m.SaveViewForm));

interface Props {
  screen: Screen;
  columns: ReturnType<typeof useColumns>;
}

const sameView = (a: View, b: View) => JSON.stringify([a.value, a.columns]) === JSON.stringify([b.value, b.columns]);

/** The saved views of this list: the user can show or delete one, or save the current one. */
export function SavedViews({ screen, columns }: Props) {
  const { t } = useWording();
  const { trigger, popup, close } = usePopup('dialog');
  const { filterValues: filter, sort, perPage, setFilters, setSort, setPerPage } = useListContext();
  const [queries, keep] = useSavedQueries(screen.list);
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
  return (
    <>
      <ToolButton icon="bookmark" {...trigger}>
        {current?.label ?? t('lists.views')}
      </ToolButton>
      <PopupPanel {...popup} label={t('lists.savedViews')}>
        <SavedViewList views={views} current={current} onShow={show} onRemove={(label) => keep(without(label))} />
        <SaveViewForm onSave={save} />
      </PopupPanel>
    </>
  );
}
