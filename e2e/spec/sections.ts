import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

type Count = { passed: number; run: number };
type Row = { lines: Set<string>; own: Count; spec: Count };

/** `§2.8 clicking a job goes to …`: the section and the sentence a test of this folder is named by. */
const sectionOf = (title: string) => /^§(\d+(?:\.\d+)?) /.exec(title)?.[1];
const byNumber = ([a]: [string, Row], [b]: [string, Row]) => a.localeCompare(b, 'en', { numeric: true });
const cells = (texts: readonly (string | number)[]) => texts.map((text, index) => (index === 0 ? String(text).padEnd(8) : String(text).padStart(11))).join('');

/** Playwright's reporter of this folder: at the end, how many lines of the specification were seen to hold, by section and kind of host. */
export default class Sections implements Reporter {
  private readonly rows = new Map<string, Row>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const section = sectionOf(test.title);
    const project = test.parent.project()?.name;
    if (section === undefined || project === undefined || result.status === 'skipped') return;
    const row = this.rows.get(section) ?? { lines: new Set(), own: { passed: 0, run: 0 }, spec: { passed: 0, run: 0 } };
    this.rows.set(section, row);
    row.lines.add(test.title);
    const count = project.startsWith('own') ? row.own : row.spec;
    count.run += 1;
    if (result.status === 'passed') count.passed += 1;
  }

  onEnd(): void {
    if (this.rows.size === 0) return;
    const all = [...this.rows].sort(byNumber);
    const sum = (pick: (row: Row) => number) => all.reduce((total, [, row]) => total + pick(row), 0);
    const seen = ({ passed, run }: Count) => `${passed} of ${run}`;
    const total = (kind: 'own' | 'spec') => `${sum((row) => row[kind].passed)} of ${sum((row) => row[kind].run)}`;
    console.log(['', 'Lines of the specification seen to hold', cells(['section', 'lines', 'own host', 'spec host']),
      ...all.map(([section, row]) => cells([`§${section}`, row.lines.size, seen(row.own), seen(row.spec)])),
      cells(['all', sum((row) => row.lines.size), total('own'), total('spec')]), ''].join('\n'));
  }
}
