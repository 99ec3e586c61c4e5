import type { Plugin, ViteDevServer } from 'vite';

const ROUTES = /\/resources\/language\/routes\.ts$/;
const DECLARATION = /\/(contract|resources)\/.+\.ts$/;

/**
 * In development, gives the browser apps the current routes of the actions, and reloads the page when they change, so that a new
 * action needs no restart. A build inserts them once (vite.config.ts).
 */
export function currentRoutes(): Plugin {
  let server: ViteDevServer;
  /** The routes that the apps have, as JSON. */
  let shown = '';
  const read = async () =>
    JSON.stringify((await server.ssrLoadModule('/resources/catalogue/actionRoutes.ts')).allRoutes);
  return {
    name: 'current-routes',
    enforce: 'pre',
    configureServer(started) {
      server = started;
    },
    transform: {
      filter: { id: ROUTES },
      async handler(code, _, options) {
        if (options?.ssr) return;
        shown = await read();
        return code.replace('= __ROUTES__', `= ${shown}`);
      },
    },
    async hotUpdate({ file }) {
      const { name, moduleGraph, hot } = this.environment;
      if (name !== 'client' || !shown || !DECLARATION.test(file) || (await read()) === shown) return;
      for (const [path, modules] of moduleGraph.fileToModulesMap)
        if (ROUTES.test(path)) for (const each of modules) moduleGraph.invalidateModule(each);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
