import type { Context, HonoRequest, MiddlewareHandler } from 'hono';

/** Holds back answers of a server in this process: a call has taken effect, but its caller does not know. */
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
    /** Holds back the answers to such calls from now on. */
    hold(which: typeof isHeld) {
      isHeld = which;
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    /** Sends the answers held back and stops holding. */
    release() {
      isHeld = () => false;
      open();
    },
  };
}
