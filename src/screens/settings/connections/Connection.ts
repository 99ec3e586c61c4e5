import type { Answers } from '../../../../resources/catalogue/actions';

export type Connection = Answers['readConnections']['connections'][number];

export interface ConnectionProps {
  connection: Connection;
  /** Called after its settings were changed, or it was tested. */
  onChange(): unknown;
}
