/** The maximum time to wait for an idle moment, ms. */
const LATEST = 2_000;

/** Resolves once the browser is idle: for code that is needed soon but not yet. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST / 10);
  });
