import type { Plugin, ViteDevServer } from 'vite';

const CHECKED = /\/(resources\/.+|src\/screens\/slots)\.ts$|\/src\/icons\/lucide\.json$/;

/** Returns the faults of the declarations together with the icons and slots of the back-office. */
async function faultsOf(server: ViteDevServer): Promise<string[]> {
  const load = (path: string) => server.ssrLoadModule(path);
  const [{ declarationFaults }, { storedResources }, { actions }, { slots }, { icons }] = await Promise.all([
    load('/resources/language/declarationFaults.ts'),
    load('/resources/index.ts'),
    load('/resources/catalogue/actions.ts'),
    load('/src/screens/slots.ts'),
    load('/src/icons/lucide.json'),
  ]);
  const office = { icons: Object.keys(icons), slots: Object.keys(slots) };
  return declarationFaults(storedResources, Object.values(actions), office);
}

/** In development, prints the mistakes in declarations, at the start and whenever one of their files changes. */
export function reportFaults(): Plugin {
  let server: ViteDevServer;
  const report = async () => {
    for (const fault of await faultsOf(server)) server.config.logger.error(fault, { timestamp: true });
  };
  return {
    name: 'report-faults',
    configureServer(started) {
      server = started;
      return () => void report().catch((error) => server.config.logger.error(String(error)));
    },
    async hotUpdate({ file }) {
      if (this.environment.name === 'client' && CHECKED.test(file)) await report();
    },
  };
}
