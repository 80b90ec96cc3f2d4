import type { Reporter, TestCase } from '@playwright/test/reporter';
import type { Effort } from './effort';

/** Reports the effort of each task at the end of a run. */
export default class Efforts implements Reporter {
  private readonly rows: string[] = [];

  onTestEnd({ title, annotations }: TestCase) {
    for (const { type, description = '' } of annotations) {
      if (type !== 'effort') continue;
      const { steps, keys, seconds } = JSON.parse(description) as Effort; // this run's own
      this.rows.push(`| ${title} | ${steps} | ${keys} | ${seconds} |`);
    }
  }

  onEnd() {
    console.log(
      ['\n| task | steps | keys | seconds |', '| --- | --: | --: | --: |', ...this.rows].join('\n'),
    );
  }
}
