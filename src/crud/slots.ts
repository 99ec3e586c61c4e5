import { type ComponentType, createContext, type LazyExoticComponent, type ReactNode, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyResource } from '../../resources/language/defineResource';
import type { DeclaredScreen } from './declarations';

export interface DetailsPartProps {
  resource: AnyResource;
  record: RaRecord;
}

export interface RowPartProps {
  record: RaRecord<string>;
}

export interface BulkPartProps {
  ids: readonly string[];
  /** Told of the ids that stay selected. */
  onDone(left: string[]): void;
}

/** What is written by hand in the generated screens of one resource; a resource that needs more gets a page of its own. */
export interface Slots {
  /** Beside Edit, in the heading of the details: what else may be done with the record. */
  actions?: ComponentType<DetailsPartProps>;
  /** Above the related records of the details. */
  sections?: ComponentType<DetailsPartProps>;
  /** In place of a column's value in its tables, by the field's path; the value is its children. */
  cells?: Readonly<Record<string, ComponentType<RowPartProps & { children: ReactNode }>>>;
  /** In the heading of its lists, beside New. */
  listActions?: ComponentType<DeclaredScreen>;
  /** At the end of each row, and of each card. */
  rowActions?: ComponentType<RowPartProps>;
  /** What can be done with the selected rows, beside changing their status. */
  bulkActions?: ComponentType<BulkPartProps>;
  /** Route of the page that makes a record, in place of the generated drawer. */
  createPage?: string;
  /** In place of the generated details. */
  details?: LazyExoticComponent<ComponentType<DeclaredScreen>>;
  /** Route of the page that changes a record, in place of the generated form. */
  editPage?: string;
}

/** The parts written by hand, by the name of the resource. */
export const SlotsContext = createContext<Readonly<Record<string, Slots>>>({});

/** The panel under the details of every record that says who changed it, or null. */
export const HistoryContext = createContext<ComponentType<{ resource: AnyResource }> | null>(null);

const NONE: Slots = {};

export const useSlots = (resource: AnyResource): Slots => use(SlotsContext)[resource.name] ?? NONE;
