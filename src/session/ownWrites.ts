import type { Request } from '../../dataProvider/request';

/** Remembers when this tab last changed something, so that its own changes are not taken for those of others. */
export function createOwnWrites(now: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY;
  const note = () => {
    last = now();
  };
  return {
    /** Returns whether this tab has changed anything since a moment, ms. */
    since: (moment: number) => last >= moment,
    /** Returns the same request function, which notes every call that may change something. */
    follow:
      (send: Request): Request =>
      (url, options = {}) => {
        if ((options.method ?? 'GET') === 'GET') return send(url, options);
        note();
        return send(url, options).finally(note);
      },
  };
}

export const ownWrites = createOwnWrites();
