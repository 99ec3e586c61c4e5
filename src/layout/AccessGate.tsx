import type { ReactNode } from 'react';
import type { AnyResource, Verb } from '../../resources/defineResource';
import { NoPermission } from '../screens/NoPermission';
import { useMay } from '../session/access';

interface Props {
  resource: Pick<AnyResource, 'access'>;
  verb: Verb;
  children: ReactNode;
}

/** A screen for whoever may do what it does. */
export function AccessGate({ resource, verb, children }: Props) {
  return useMay()(resource, verb) ? children : <NoPermission />;
}
