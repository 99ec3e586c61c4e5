import type { ComponentType } from 'react';
import type { PlainKey } from '../../i18n/messages';
import { ConnectionPanels } from '../settings/connections/ConnectionPanels';
import { AreasStep } from './AreasStep';
import { BrandStep } from './BrandStep';
import { DoneStep } from './DoneStep';
import { PackagesStep } from './PackagesStep';

interface SetupStep {
  /** The name in the address. */
  name: string;
  label: PlainKey;
  Content: ComponentType;
}

/** The steps after the first administrator, in order. */
export const SETUP_PAGES: readonly [SetupStep, ...SetupStep[]] = [
  { name: 'brand', label: 'setup.stepBrand', Content: BrandStep },
  { name: 'connections', label: 'setup.stepConnections', Content: ConnectionPanels },
  { name: 'packages', label: 'setup.stepPackages', Content: PackagesStep },
  { name: 'areas', label: 'setup.stepAreas', Content: AreasStep },
  { name: 'done', label: 'setup.stepDone', Content: DoneStep },
];
