import type { Query } from '../engines/pageQueries';
import { Person, field } from '../engines/person';
import { EffortMeter } from './effort';

/** Somebody who walks through a task, with what each step costs. Looking costs nothing. */
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
  /** The button, and the file in the system's own dialog. */
  override async chooseFile(query: Query, file: string) {
    await super.chooseFile(query, file);
    this.meter.click();
    this.meter.choose();
  }
  override async press(key: 'Enter' | 'Escape' | 'Tab') {
    await super.press(key);
    this.meter.key();
  }
  /** Fills the fields that don't hold these words already. */
  async complete(fields: Record<string, string>) {
    for (const [name, words] of Object.entries(fields))
      if ((await this.valueOf(field(name))) !== words) await this.fill(field(name), words);
  }
}
