import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

type Count = { passed: number; run: number };
type Row = { lines: Set<string>; own: Count; spec: Count };

/** Returns the section in the title of a test or step, such as `§2.8 clicking a job goes to …`. */
const sectionOf = (title: string) => /^§(\d+(?:\.\d+)?) /.exec(title)?.[1];
/**
 * Whether a step passed. A soft expectation fails its own step, not the enclosing ones; a polled
 * one fails internally until it holds.
 */
const isFine = (step: TestStep): boolean =>
  step.error === undefined && (step.category === 'expect' || step.steps.every(isFine));
const byNumber = ([a]: [string, Row], [b]: [string, Row]) =>
  a.localeCompare(b, 'en', { numeric: true });
const cells = (texts: readonly (string | number)[]) =>
  texts
    .map((text, index) => (index === 0 ? String(text).padEnd(8) : String(text).padStart(11)))
    .join('');

/**
 * Playwright's reporter for this folder: reports at the end how many sentences of the spec were
 * verified, by section and kind of host.
 */
export default class Sections implements Reporter {
  private readonly rows = new Map<string, Row>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.count(test, test.title, result.status === 'passed');
  }

  /** Sentences after a failed one aren't reached or counted; their test has failed anyway. */
  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    if (step.category === 'test.step') this.count(test, step.title, isFine(step));
  }

  private count(test: TestCase, sentence: string, held: boolean): void {
    const section = sectionOf(sentence);
    const project = test.parent.project()?.name;
    if (section === undefined || project === undefined) return;
    const row = this.rows.get(section) ?? {
      lines: new Set(),
      own: { passed: 0, run: 0 },
      spec: { passed: 0, run: 0 },
    };
    this.rows.set(section, row);
    row.lines.add(sentence);
    const count = project.startsWith('own') ? row.own : row.spec;
    count.run += 1;
    if (held) count.passed += 1;
  }

  onEnd(): void {
    if (this.rows.size === 0) return;
    const all = [...this.rows].sort(byNumber);
    const sum = (pick: (row: Row) => number) =>
      all.reduce((total, [, row]) => total + pick(row), 0);
    const seen = ({ passed, run }: Count) => `${passed} of ${run}`;
    const total = (kind: 'own' | 'spec') =>
      `${sum((row) => row[kind].passed)} of ${sum((row) => row[kind].run)}`;
    console.log(
      [
        '',
        'Lines of the specification seen to hold',
        cells(['section', 'lines', 'own host', 'spec host']),
        ...all.map(([section, row]) =>
          cells([`§${section}`, row.lines.size, seen(row.own), seen(row.spec)]),
        ),
        cells(['all', sum((row) => row.lines.size), total('own'), total('spec')]),
        '',
      ].join('\n'),
    );
  }
}
