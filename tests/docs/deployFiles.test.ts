import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONNECT_QUERY } from '../../server/store/verifyConnection';

const read = (name: string) => readFileSync(`docs/deploy/${name}`, 'utf8');
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const unique = (names: readonly string[]) => [...new Set(names)].sort();

const settings = found(/^#?([A-Z][A-Z_]+)=/gm, readFileSync('.env.example', 'utf8'));
const brand = settings.filter((name) => name.startsWith('BRAND_')).sort();
const dockerfile = read('Dockerfile');
const unit = read('kitara@.service');
const compose = parse(read('compose.yaml'), { merge: true });

/** Returns whether a program can be run on this machine. */
const isHere = (program: string) => !spawnSync(program, ['--version']).error;

describe('compose.yaml', () => {
  it('runs two processes of the same image with the same settings', () => {
    const { services } = compose;
    expect(services['app-1']).toEqual(services['app-2']);
    expect(Object.keys(services).sort()).toEqual(['app-1', 'app-2', 'caddy', 'pgbouncer', 'postgres', 'tools']);
    expect(services.tools.environment).toEqual(services['app-1'].environment);
  });

  it('sets only settings that the server has', () => {
    expect(Object.keys(compose['x-settings']).filter((name) => !settings.includes(name))).toEqual([]);
    // All but PostgreSQL's own password.
    const asked = unique(found(/\$\{([A-Z_]+)/g, read('compose.yaml'))).filter((name) => name !== 'POSTGRES_PASSWORD');
    expect(asked.filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('builds with the complete brand, which the Dockerfile accepts', () => {
    expect(Object.keys(compose['x-build'].args).sort()).toEqual(brand);
    expect(found(/^ARG (\w+)$/gm, dockerfile).sort()).toEqual(brand);
  });

  it('names only existing files', () => {
    expect(existsSync(join('docs/deploy', compose['x-build'].context, compose['x-build'].dockerfile))).toBe(true);
    const mounted = compose.services.caddy.volumes[0].split(':')[0];
    expect(existsSync(join('docs/deploy', mounted))).toBe(true);
  });
});

describe('the Dockerfile', () => {
  const made = ['dist', 'node_modules'];

  it('copies only existing files', () => {
    const copied = [
      ...found(/^COPY --from=\w+ \/app\/(\S+) /gm, dockerfile),
      ...found(/^COPY ([a-z].*) \S+$/gm, dockerfile).flatMap((names) => names.split(' ')),
    ];
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((name) => !made.includes(name) && !existsSync(name))).toEqual([]);
  });

  it('runs as an unprivileged user, has a health check, and contains no secret', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
    expect(last).toMatch(/^CMD \["node", "dist\/server\/main.js"\]$/m);
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|TOKEN|_KEY/);
    expect(found(/^(\S+)$/gm, read('Dockerfile.dockerignore'))).toEqual(expect.arrayContaining(['.env', 'data']));
  });

  const noHadolint = isHere('hadolint') ? '' : ' (skipped: there is no hadolint here)';
  it.skipIf(noHadolint)(`passes hadolint${noHadolint}`, () => {
    const { stdout, stderr } = spawnSync('hadolint', ['docs/deploy/Dockerfile'], { encoding: 'utf8' });
    expect(stdout + stderr).toBe('');
  });
});

describe('the systemd unit', () => {
  it('sets only settings that the server has, and starts the built server', () => {
    const given = found(/^Environment=(.*)$/gm, unit).flatMap((line) => found(/([A-Z_]+)=/g, line));
    expect(given.filter((name) => !settings.includes(name))).toEqual([]);
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node dist\/server\/main\.js$/m);
    expect(unit).toMatch(/^User=kitara$/m);
  });

  const noSystemd = isHere('systemd-analyze') ? '' : ' (skipped: there is no systemd-analyze here)';
  it.skipIf(noSystemd)(`is accepted by systemd${noSystemd}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'kitara-unit-'));
    const file = join(folder, 'kitara@3000.service');
    // Uses the path of Node on this machine.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr.split('\n').filter((line) => line.includes('kitara'))).toEqual([]);
  });
});

it('pgbouncer.ini configures sessions as the server requires, in transaction mode', () => {
  expect(read('pgbouncer.ini')).toContain(` connect_query='${CONNECT_QUERY}'\n`);
  expect(read('pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});

it('the Caddyfile hides the metrics, and checks each process’s health', () => {
  expect(read('Caddyfile')).toContain('respond /metrics 404');
  expect(read('Caddyfile')).toContain('health_uri /healthz');
  expect(read('Caddyfile')).toContain('app-1:3000 app-2:3000');
});
