import type { Filter } from '../filters';

/** The properties of every editor: the filter's query parameters while they are edited. */
export interface EditorProps {
  filter: Filter;
  values: Record<string, string>;
  onChange(values: Record<string, string>): void;
}
