/** How long busy work may put off what waits for an idle moment, ms. */
const LATEST = 2_000;

/** Resolves once the browser has shown what it is working on: for code that is only needed next. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST / 10);
  });
