import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** The times of one test file in milliseconds; `cpu` is that of its own process, without databases, servers and browsers. */
export interface FileTimes {
  project: string;
  file: string;
  tests: number;
  began: number;
  ended: number;
  cpu: number;
  import: number;
  environment: number;
  phases: Record<string, number>;
}

/** Writes the times of every test file to a JSON file, from which `npm test` prints its table. */
export default class TimingReporter implements Reporter {
  readonly #began = new Map<string, number>();
  readonly #times: FileTimes[] = [];

  constructor(private readonly options: { path: string }) {}

  onTestModuleQueued({ id }: TestModule) {
    this.#began.set(id, Date.now());
  }

  onTestModuleEnd(testModule: TestModule) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration } = testModule.diagnostic();
    const { cpu = 0, ...phases } = testModule.meta().times ?? {};
    this.#times.push({
      project: testModule.project.name,
      file: relative(process.cwd(), testModule.moduleId),
      tests: [...testModule.children.allTests()].length,
      began: this.#began.get(testModule.id) ?? Date.now(),
      ended: Date.now(),
      cpu,
      import: collectDuration + setupDuration,
      environment: environmentSetupDuration + prepareDuration,
      phases,
    });
  }

  onTestRunEnd() {
    writeFileSync(this.options.path, JSON.stringify(this.#times));
  }
}
