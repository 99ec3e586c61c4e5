import type { Statement } from './statements';

/**
 * Totals of lists, kept for `lifetime` milliseconds: counting all rows is most of the cost of a first page. A write of this
 * process forgets its table's totals at once; one of another process is seen when they expire. Simultaneous questions
 * share one count.
 */
export class CountCache {
  private readonly totals = new Map<string, { until: number; count: Promise<number> }>();

  constructor(
    private readonly lifetime: number,
    private readonly clock: () => number,
  ) {}

  count(table: string, statement: Statement, run: () => Promise<number>): Promise<number> {
    const key = `${table}\n${statement.text}\n${JSON.stringify(statement.parameters)}`;
    const known = this.totals.get(key);
    if (known && known.until > this.clock()) return known.count;
    if (this.totals.size >= 500) this.totals.clear();
    const count = run();
    this.totals.set(key, { until: this.clock() + this.lifetime, count });
    count.catch(() => this.totals.delete(key));
    return count;
  }

  forget(table: string): void {
    for (const key of this.totals.keys()) if (key.startsWith(`${table}\n`)) this.totals.delete(key);
  }
}
