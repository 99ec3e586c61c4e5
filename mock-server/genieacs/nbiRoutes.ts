import { type Context, Hono } from 'hono';
import type { Fleet } from './Fleet';
import { select } from './select';
import { readTask } from './Task';

/** Runs `run` after `ms`; injected, so that tests need not wait. */
export type Schedule = (run: () => void, ms: number) => void;

/** The real server's default for `timeout`, in milliseconds. */
const ONLINE_THRESHOLD = 3_000;
/** The only characters that the real server accepts in an id within a path. */
const TASKS_PATH = /\/devices\/([\w%-]+)\/tasks\/?$/;

/** The calls of GenieACS 1.2's northbound interface for devices, tasks and faults. */
export function nbiRoutes(fleet: Fleet, now: () => Date, schedule: Schedule): Hono {
  const { book } = fleet;
  const app = new Hono();
  const get = (name: string, handle: (context: Context) => Response) =>
    app.on('GET', [`/${name}`, `/${name}/`], handle);
  get('devices', (context) => {
    const id = namedId(context.req.query('query'));
    if (id) fleet.find(id);
    return answerQuery(context, fleet.documents());
  });
  get('tasks', (context) => answerQuery(context, book.tasks()));
  get('faults', (context) => answerQuery(context, book.faults()));
  app.delete('/tasks/:id', (context) =>
    book.remove(context.req.param('id')) ? context.body(null, 200) : context.text('Task not found', 404),
  );

  app.post('*', async (context) => {
    const id = TASKS_PATH.exec(new URL(context.req.url).pathname)?.[1];
    if (!id) return context.text('404 Not Found', 404);
    const device = fleet.find(decodeURIComponent(id));
    if (!device) return context.text('No such device', 404);
    const task = readTask(await context.req.json().catch(() => null), device, now());
    if (!task) return context.text('Bad task', 400);
    book.add(task);
    const { connection_request, timeout } = context.req.query();
    if (connection_request !== undefined) {
      if (device.comesWhenCalled) fleet.call(device);
      else if (device.behaviour === 'slow')
        await new Promise<void>((resume) => schedule(resume, Number(timeout) || ONLINE_THRESHOLD));
    }
    if (!book.has(task)) return context.json(task, 200);
    const statusText = book.isFaulted(task) ? 'Task faulted' : 'Task queued but not processed';
    return Response.json(task, { status: 202, statusText });
  });
  return app;
}

function answerQuery(context: Context, documents: readonly object[]) {
  const { query, projection } = context.req.query();
  const found = select(documents as Record<string, unknown>[], query, projection);
  return found ? context.json(found, 200, { total: String(found.length) }) : context.text('Bad query', 400);
}

function namedId(query: string | undefined): string | null {
  try {
    const { _id } = JSON.parse(query ?? '{}');
    return typeof _id === 'string' ? _id : null;
  } catch {
    return null;
  }
}
