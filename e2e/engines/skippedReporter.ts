import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Reports at the end of a run which engines ran, and what was left out and why. */
export default class SkippedReporter implements Reporter {
  private readonly lines = new Map<string, Set<string>>([
    ['engine', new Set()],
    ['left out', new Set()],
  ]);

  onTestEnd({ title, annotations, parent }: TestCase) {
    for (const { type, description = '' } of annotations) {
      if (type === 'skip')
        this.lines.get('left out')?.add(`${parent.project()?.name}, ${title}: ${description}`);
      else this.lines.get(type)?.add(description);
    }
  }

  onEnd() {
    const [engines, skipped] = ['engine', 'left out'].map((type) => [
      ...(this.lines.get(type) ?? []),
    ]);
    console.log(`\nEngines: ${engines?.join(', ') || 'none'}`);
    console.log(skipped?.length ? `Left out:\n  ${skipped.join('\n  ')}` : 'Nothing was left out.');
  }
}
