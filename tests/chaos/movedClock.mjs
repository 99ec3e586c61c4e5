// Loaded into a server before its own code: shifts the clock by the milliseconds in the file CLOCK_OFFSET, which it rereads
// continuously.
import { readFileSync } from 'node:fs';

const { CLOCK_OFFSET } = process.env;
const RealDate = Date;
let offset = 0;
setInterval(() => {
  offset = Number(readFileSync(CLOCK_OFFSET, 'utf8'));
}, 20).unref();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length ? given : [RealDate.now() + offset]));
  }

  static now() {
    return RealDate.now() + offset;
  }
};
