import { type ComponentType, createContext, type LazyExoticComponent, type ReactNode, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { ActionName } from '../../resources/catalogue/actions';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Wording } from '../i18n/wording';
import type { Can } from '../session/useCan';
import type { DeclaredScreen } from './declarations';
import type { InputProps } from './kinds/InputProps';

export interface DetailsPartProps {
  resource: AnyResource;
  record: RaRecord;
}

export interface RowPartProps {
  record: RaRecord<string>;
}

export interface BulkPartProps {
  ids: readonly string[];
  /** Receives the ids that stay selected. */
  onDone(left: string[]): void;
}

export interface WorklistFormProps {
  /** The id of the record on which the action works. */
  id: string;
  /** The name of the waiting record. */
  name: string;
  onClose(): void;
}

export interface WorklistButtonProps {
  /** The id of the record on which the action works. */
  id: string;
  label: string;
  /** The label for screen readers, which names the record. */
  about: string;
  /** Called when the user has acted. */
  onAct(): void;
}

/** The custom part of an action in the rows of worklists: one of these, where its declaration is not enough. */
export type WorklistPart =
  /** Returns what happened, from the answer: a success message or a warning. */
  | { outcome(answer: unknown, wording: Wording): Promise<string | { warning: string }> }
  /** The form that performs the action, instead of the declared inputs. */
  | { form: ComponentType<WorklistFormProps> }
  /** The button that performs the action. Its children are shown until its code is loaded. */
  | { button: ComponentType<WorklistButtonProps & { children: ReactNode }> };

export interface RelatedPanelProps {
  /** The field of its records that refers to the record of the page. */
  target: string;
  /** The id of the record of the page. */
  id: string;
}

/** The custom parts of one resource's generated screens; a resource that needs more gets its own page. */
export interface Slots {
  /** Further actions in the heading of the details, next to Edit. */
  actions?: ComponentType<DetailsPartProps>;
  /** Shown above the related records of the details. */
  sections?: ComponentType<DetailsPartProps>;
  /** Replaces a column's value in the tables, by the field's path; the value is passed as children. */
  cells?: Readonly<Record<string, ComponentType<RowPartProps & { children: ReactNode }>>>;
  /** Replaces a field's input in the forms, by the field's path; the generated input is passed as children. */
  inputs?: Readonly<Record<string, ComponentType<InputProps & { children?: ReactNode }>>>;
  /** Shown in the heading of the lists, next to New. */
  listActions?: ComponentType<DeclaredScreen>;
  /** Shown at the end of each row and of each card. */
  rowActions?: ComponentType<RowPartProps>;
  /** Further actions on the selected rows, next to the change of status. */
  bulkActions?: ComponentType<BulkPartProps>;
  /** The action of `bulkActions` for which users can select rows even if they may not change the records. */
  bulkAction?: ActionName;
  /** The form that creates a record, instead of the generated drawer. */
  createForm?: ComponentType<{ onClose(): void }>;
  /** The route of the page that creates a record, instead of the generated drawer. */
  createPage?: string;
  /** The custom parts of actions in the rows of its worklists, by the name of the action. */
  worklists?: Readonly<Partial<Record<ActionName, WorklistPart>>>;
  /** Replaces the list of its records on the page of a record that they belong to (`access.subjects`). */
  related?: ComponentType<RelatedPanelProps>;
  /** Replaces the generated details. */
  details?: LazyExoticComponent<ComponentType<DeclaredScreen>>;
  /** Returns false if the server would refuse the user's changes to this record, so that no Edit button is shown. */
  mayEdit?(record: RaRecord, can: Can): boolean;
  /** The route of the page that edits a record, instead of the generated form. */
  editPage?: string;
}

/** The custom parts by the name of the resource. */
export const SlotsContext = createContext<Readonly<Record<string, Slots>>>({});

/** The panel below the details of every record that shows its changes, or null. */
export const HistoryContext = createContext<ComponentType<{ resource: AnyResource }> | null>(null);

/** The part of every open page and form of a record that says when someone else has changed it, or null. */
export const RecordWatchContext = createContext<ComponentType<{ resource: AnyResource; id: string }> | null>(null);

const NONE: Slots = {};

export const useSlots = (resource: AnyResource): Slots => use(SlotsContext)[resource.name] ?? NONE;
