import type { Server } from 'node:http';
import { Hono } from 'hono';
import pino from 'pino';
import { brand } from '../contract/brand';
import { SETUP_ROUTE, STAFF_LOGIN_ROUTE } from '../contract/pages/routes';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../resources/access/demo/signIns';
import { createApp } from './app';
import type { NightlyBackup } from './backup/jobs/backUp';
import type { Config } from './config/config';
import type { LiveSettings } from './config/liveSettings';
import type { Deps } from './deps';
import { onuNetworkAccess } from './devices/onuNetworkAccess';
import { type Listen, listen as listenAlone } from './http/listen';
import { portProblem } from './http/requirePort';
import { startJobs } from './jobs/startJobs';
import { createClockGuard } from './operation/clockGuard';
import { problemsOf } from './operation/health';
import { createMetrics } from './operation/metrics';
import { withTrustedClock } from './operation/withTrustedClock';
import type { OutsideSystems } from './outsideSystems';
import { watchSettings } from './settings/watchSettings';
import { openSetupPage } from './setup/openSetupPage';
import { newSetupKey } from './setup/setupState';
import type { Store } from './store/Store';
import type { Tracing } from './tracing/Tracing';
import { createBrandPages } from './web/brand/createBrandPages';
import { serveLogo } from './web/brand/serveLogo';
import { createPackageList } from './web/packageList';
import { serveWeb } from './web/serveWeb';
import { withEvents } from './webhooks/withEvents';

interface Product extends OutsideSystems {
  settings: LiveSettings;
  store: Store;
  /** The nightly backup as configured. If left out, no backups are made. */
  backups?: () => NightlyBackup | null;
  tracing?: Tracing | null;
  /** Opens the port for the app. Default: `listen`. */
  listen?: Listen;
}

/** Serves the API, both browser apps and the stand-ins on one port, and runs the jobs. SIGTERM and SIGINT stop it gracefully. */
export function serveProduct({
  settings,
  store,
  provider,
  devices,
  sender,
  authority,
  nasControl,
  apps,
  inbox,
  backups = () => null,
  tracing = null,
  listen = listenAlone,
}: Product): void {
  const { config } = settings;
  const log = pino({ level: config.logLevel });
  const now = () => new Date();
  const clock = createClockGuard({ store, now, log });
  const booked = withEvents(withTrustedClock(store, clock), now);
  const network = onuNetworkAccess(booked, devices, now);
  const deps: Deps = { store: booked, provider, devices, network, config, settings, log, now };
  const root = new Hono();
  for (const [path, standIn] of Object.entries(apps)) root.route(path, standIn);
  const watch = { metrics: createMetrics(deps), clock, tracing };
  const app = createApp(deps, undefined, watch);
  const brandPages = createBrandPages({ settings, log });
  serveLogo(app, settings);
  const packages = createPackageList(deps);
  serveWeb(app, {
    packages: packages.current,
    pages: brandPages.now,
    signOn: () => config.singleSignOn,
    publicUrl: config.publicUrl,
    demo: config.demoData,
    opensSetup: openSetupPage(deps),
  });
  root.route('/', app);
  const stopJobs = startJobs(
    deps,
    { sender, authority: authority?.(store, config.appSecret) ?? null, nasControl, backups },
    watch,
  );
  const stopFollowing = watchSettings(deps, brandPages.follow);
  const server = listen(root.fetch, config, async () => {
    // The first check of the clock, so that a problem is reported before anyone relies on it.
    await clock.turn().catch(() => null);
    await brandPages.follow();
    await packages.refresh().catch(() => undefined);
    const setupKey = await newSetupKey(store, deps.now());
    announce(config, inbox, setupKey, await problemsOf(store, clock));
  });
  server.once('error', async (error: NodeJS.ErrnoException) => {
    console.error(portProblem(error, config.port));
    await stop(1);
  });
  let stopping: Promise<void> | null = null;
  const stop = (code: number) => {
    stopping ??= (async () => {
      log.info('stopping');
      await drain(server);
      await stopFollowing();
      await brandPages.close();
      await stopJobs();
      await store.close();
      await tracing?.stop();
      process.exit(code);
    })();
    return stopping;
  };
  // Ctrl C is sent to us by the terminal and again by npm.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
}

/** The time in milliseconds that calls in progress have to end. */
const DEADLINE = 20_000;
/** The interval in milliseconds at which idle connections are closed. */
const LOOK = 50;

/** Accepts no more connections, lets calls in progress end, and closes. Calls that take too long are cut off. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server was closed would otherwise be kept open for its next call.
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const cutting = setTimeout(() => server.closeAllConnections(), DEADLINE);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(cutting);
      resolve();
    });
  });
}

const STAND_IN = 'the built-in stand-in of the provider; no real money moves';
const NO_PROVIDER = 'not set up yet; customers cannot pay online';

/** Prints the addresses and demo logins, any problems, then the one line that says that the product is ready. */
function announce(
  { production, publicUrl, apiDocs, demoData, port, pesapal, devices, efris }: Config,
  inbox: string | null,
  setupKey: string | null,
  problems: readonly string[],
): void {
  const lines = [
    '',
    `${brand.name}`,
    `  public site   ${publicUrl}/`,
    `  back-office   ${publicUrl}${STAFF_LOGIN_ROUTE}`,
    ...(apiDocs ? [`  API           ${publicUrl}/api/docs`] : []),
    ...(pesapal ? [] : [`  payments      ${production ? NO_PROVIDER : STAND_IN}`]),
    ...(devices && !devices.genieAcs ? ['  devices       the built-in stand-in of GenieACS; no ONU is touched'] : []),
    ...(efris && !efris.access
      ? ['  tax invoices  the built-in stand-in of EFRIS; the tax authority gets nothing']
      : []),
    ...(inbox ? [`  messages      ${publicUrl}${inbox}`] : []),
    ...(demoData ? ['', `  demo sign-ins, all with the password ${DEMO_PASSWORD}:`] : []),
    ...(demoData ? DEMO_SIGN_INS.map(([name, shows]) => `    ${`${name}@kitara.example`.padEnd(30)}${shows}`) : []),
    ...(setupKey ? ['', `  set up this installation within 24 hours: ${publicUrl}${SETUP_ROUTE}?key=${setupKey}`] : []),
    ...problems.flatMap((problem) => ['', problem]),
    '',
    // In development, another server has the pages (`npm run dev`).
    `ready on http://localhost:${port}${apiDocs && !production && publicUrl !== `http://localhost:${port}` ? '/api/docs' : ''}`,
  ];
  console.log(lines.join('\n'));
}
