/**
 * The time an expert needs for a task, by the Keystroke-Level Model (Card, Moran and Newell, 1980),
 * in seconds. It leaves out reading and waiting, which a script can't measure: it compares screens,
 * not people.
 */
const operators = {
  /** A keystroke, at 40 words per minute. */
  key: 0.28,
  /** Moving the pointer to a target. */
  point: 1.1,
  /** A mouse click. */
  press: 0.2,
  /** Moving the hand between mouse and keyboard. */
  home: 0.4,
  /** Mental preparation for a step that doesn't belong to the one before. */
  think: 1.35,
};

type Device = 'mouse' | 'keys';

export type Effort = { steps: number; keys: number; seconds: number };

/** Adds up the effort of a person's steps. */
export class EffortMeter {
  private effort: Effort = { steps: 0, keys: 0, seconds: 0 };
  private device: Device = 'mouse';
  /** Whether the last step was a field of the same form as the next one. */
  private inForm = false;

  private add(steps: number, keys: number, seconds: number) {
    this.effort = {
      steps: this.effort.steps + steps,
      keys: this.effort.keys + keys,
      seconds: this.effort.seconds + seconds,
    };
  }
  private use(device: Device) {
    if (this.device !== device) this.add(0, 0, operators.home);
    this.device = device;
  }

  click() {
    this.use('mouse');
    this.inForm = false;
    this.add(1, 0, operators.think + operators.point + operators.press);
  }
  /** A form's first field is clicked, the next ones are reached by Tab. */
  type(text: string) {
    if (!this.inForm) {
      this.use('mouse');
      this.add(0, 0, operators.point + operators.press);
    }
    this.use('keys');
    const keys = text.length + (this.inForm ? 1 : 0);
    this.add(1, keys, operators.think + keys * operators.key);
    this.inForm = true;
  }
  /** Opens a list and clicks an option. */
  choose() {
    this.use('mouse');
    this.inForm = false;
    this.add(1, 0, operators.think + 2 * (operators.point + operators.press));
  }
  key() {
    this.use('keys');
    this.inForm = false;
    this.add(1, 1, operators.key);
  }
  /** Steps in another program, such as an email written by hand. */
  elsewhere(clicks: number, text: string) {
    for (let each = 0; each < clicks; each += 1) this.click();
    this.type(text);
  }
  total(): Effort {
    return { ...this.effort, seconds: Math.round(this.effort.seconds) };
  }
}
