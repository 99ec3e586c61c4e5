import { useStore } from 'react-admin';

/** How a list was looked at when somebody kept it. */
export interface SavedView {
  name: string;
  /** The address's query: filters, order and length of a page. */
  search: string;
  /** The chosen columns; null: the screen's own. */
  columns: string[] | null;
}

/** The views of a list screen that were kept in this browser, in the order of their names; signing out forgets them. */
export function useSavedViews(screen: string) {
  const [views, setViews] = useStore<SavedView[]>(`${screen}.views`, []);
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** A view of the same name is replaced. */
    save: (view: SavedView) => setViews([...without(view.name), view].sort((a, b) => a.name.localeCompare(b.name))),
    remove: (name: string) => setViews(without(name)),
  };
}
