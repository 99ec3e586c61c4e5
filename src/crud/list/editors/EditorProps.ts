import type { ListFilter } from '../filters';

/** The properties of every editor: the filter's query parameters while they are edited. */
export interface EditorProps {
  filter: ListFilter;
  values: Record<string, string>;
  onChange(values: Record<string, string>): void;
}
