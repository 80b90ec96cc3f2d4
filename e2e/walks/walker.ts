import type { Query } from '../engines/pageQueries';
import { Person, field } from '../engines/person';
import { EffortMeter } from './effort';

/** A person who performs a task, with the effort of each step. Looking costs nothing. */
export class Walker extends Person {
  readonly meter = new EffortMeter();

  override async click(query: Query) {
    await super.click(query);
    this.meter.click();
  }
  override async clickFor(query: Query, expected: Query) {
    await super.clickFor(query, expected);
    this.meter.click();
  }
  override async check(query: Query) {
    await super.check(query);
    this.meter.click();
  }
  override async fill(query: Query, words: string) {
    await super.fill(query, words);
    this.meter.type(words);
  }
  override async choose(query: Query, value: string) {
    await super.choose(query, value);
    this.meter.choose();
  }
  /** Clicks the button, then picks the file in the system's dialog. */
  override async chooseFile(query: Query, file: string) {
    await super.chooseFile(query, file);
    this.meter.click();
    this.meter.choose();
  }
  override async press(key: 'Enter' | 'Escape' | 'Tab') {
    await super.press(key);
    this.meter.key();
  }
  /** Fills in the fields that don't have these values yet. */
  async complete(fields: Record<string, string>) {
    for (const [name, words] of Object.entries(fields))
      if ((await this.valueOf(field(name))) !== words) await this.fill(field(name), words);
  }
}
