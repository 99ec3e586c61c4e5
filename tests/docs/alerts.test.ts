import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../server/operation/metrics';
import type { Store } from '../../server/store/Store';

/** A Prometheus expression with its location. */
type Expression = [where: string, expression: string];

const { groups } = parse(readFileSync('docs/deploy/alerts.yaml', 'utf8'));
const rules: { alert: string; expr: string; annotations: { summary: string } }[] = groups[0].rules;
const { panels } = JSON.parse(readFileSync('docs/deploy/grafana-dashboard.json', 'utf8'));

const asked: Expression[] = [
  ...rules.map(({ alert, expr }): Expression => [alert, expr]),
  ...panels.flatMap(({ title, targets }: { title: string; targets: { expr: string }[] }) =>
    targets.map(({ expr }): Expression => [title, expr]),
  ),
];

/** Metrics that Prometheus itself adds. */
const ITS_METRICS = ['up'];
const ITS_LABELS = ['job', 'instance', 'le'];
const WORDS = ['by', 'on', 'and', 'or', 'unless', 'without', 'bool', 'offset'];

const matches = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the metrics that an expression reads: names that are neither functions, keywords nor labels. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|without) \([^)]*\)/g, ' ');
  return matches(/\b([a-z_][\w:]*)\b(?!\s*\()/g, bare).filter((name) => !WORDS.includes(name));
}

/** Returns the labels that an expression selects or groups by. */
const labelsIn = (expression: string): string[] => [
  ...matches(/[{,]\s*(\w+)\s*[=!]/g, expression),
  ...matches(/\b(?:by|on|without) \(([^)]*)\)/g, expression).flatMap((list) => list.split(/,\s*/).filter(Boolean)),
];

let text: string;
beforeAll(async () => {
  const moment = new Date('2026-03-14T09:00:00.000Z');
  const store = {
    backlog: async () => ({ waiting: 1, since: moment.toISOString(), failed: 0 }),
    connections: () => [{ name: 'statements', open: 1, idle: 1, waiting: 0 }],
    pick: async () => [{ takenAt: moment.toISOString() }],
  } as unknown as Store;
  const metrics = createMetrics({ store, now: () => moment });
  metrics.observe('GET', '/api/v1/payments', 200, 0.1);
  await metrics.observeJob('expire', async () => undefined);
  await metrics.observeJob('remind', () => Promise.reject(new Error('No.'))).catch(() => undefined);
  text = await metrics.text();
});

describe.each(asked)('%s', (_, expression) => {
  it('reads metrics that /metrics prints', () => {
    const printed = [...ITS_METRICS, ...matches(/^(\w+)(?:\{| )/gm, text)];
    const wanted = metricsIn(expression);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((name) => !printed.includes(name))).toEqual([]);
  });

  it('reads existing labels of them', () => {
    const printed = [...ITS_LABELS, ...matches(/[{,](\w+)="/g, text)];
    // Prometheus renames a label of ours if it has the name of one of its own.
    const wanted = labelsIn(expression).map((name) => name.replace(/^exported_(?=job$)/, ''));
    expect(wanted.filter((name) => !printed.includes(name))).toEqual([]);
  });
});

it('every alert has a unique name and a description', () => {
  for (const { alert, annotations } of rules) expect(annotations.summary, alert).toMatch(/\w.*[.?]$/);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
