import type { Said } from '../../../../contract/api/errors';

/** Why a map file cannot be read. */
export class MapFileFault extends Error {
  constructor(readonly said: Said) {
    super(String(said));
    this.name = 'MapFileFault';
  }
}
