import type { Statement } from './statements';

/**
 * Caches answers about tables (a list's total, cursors of deep pages, labels) for `lifetime` milliseconds, because counting and
 * skipping rows is most of the cost of a page. A write of this process drops its table's answers immediately; a write of another
 * process is seen when they expire. Simultaneous questions share one answer.
 */
export class QueryCache {
  private readonly answers = new Map<string, { tables: readonly string[]; until: number; answer: Promise<unknown> }>();

  constructor(
    private readonly lifetime: number,
    private readonly clock: () => number,
  ) {}

  get<V>(tables: readonly string[], statement: Statement, run: () => Promise<V>): Promise<V> {
    const key = `${statement.text}\n${JSON.stringify(statement.parameters)}`;
    const known = this.answers.get(key);
    if (known && known.until > this.clock()) return known.answer as Promise<V>;
    if (this.answers.size >= 500) this.answers.clear();
    const answer = run();
    this.answers.set(key, { tables, until: this.clock() + this.lifetime, answer });
    answer.catch(() => this.answers.delete(key));
    return answer;
  }

  forget(table: string): void {
    for (const [key, { tables }] of this.answers) if (tables.includes(table)) this.answers.delete(key);
  }
}
