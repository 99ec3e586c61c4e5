import type { Context, HonoRequest, MiddlewareHandler } from 'hono';

/** Holds back answers of a server in this process: a call has taken effect, and its caller has not heard of that. */
export function answerGate() {
  let isHeld = (_request: HonoRequest) => false;
  let gate = Promise.resolve();
  let open = () => {};
  const middleware: MiddlewareHandler = async (context: Context, next) => {
    await next();
    if (isHeld(context.req)) await gate;
  };
  return {
    middleware,
    /** From now on the answers to such calls wait. */
    hold(which: typeof isHeld) {
      isHeld = which;
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    /** Sends what waits; nothing waits from now on. */
    release() {
      isHeld = () => false;
      open();
    },
  };
}
