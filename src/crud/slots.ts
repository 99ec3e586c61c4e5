import { type ComponentType, createContext, type LazyExoticComponent, use } from 'react';
import type { RaRecord } from 'react-admin';
import type { AnyResource } from '../../resources/defineResource';
import type { DeclaredScreen } from './declarations';

type Part<P> = LazyExoticComponent<ComponentType<P>>;

export interface DetailsPartProps {
  resource: AnyResource;
  record: RaRecord;
}

/** What is written by hand in the generated screens of one resource; a resource that needs more gets a page of its own. */
export interface Slots {
  /** Beside Edit, in the heading of the details: what else may be done with the record. */
  actions?: Part<DetailsPartProps>;
  /** Above the related records of the details. */
  sections?: Part<DetailsPartProps>;
  /** In the heading of its lists, beside New. */
  listActions?: Part<DeclaredScreen>;
  /** Route of the page that makes a record, in place of the generated drawer. */
  createPage?: string;
  /** In place of the generated details. */
  details?: Part<DeclaredScreen>;
  /** Route of the page that changes a record, in place of the generated form. */
  editPage?: string;
}

/** The parts written by hand, by the name of the resource. */
export const SlotsContext = createContext<Readonly<Record<string, Slots>>>({});

const NONE: Slots = {};

export const useSlots = (resource: AnyResource): Slots => use(SlotsContext)[resource.name] ?? NONE;
