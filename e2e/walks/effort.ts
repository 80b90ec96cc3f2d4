/**
 * What a task costs somebody who knows what to do, by the Keystroke-Level Model (Card, Moran and
 * Newell, 1980), in seconds. It leaves out reading and waiting, which no script can know: it
 * compares two screens, not two people.
 */
const operators = {
  /** A key, by somebody who types 40 words a minute. */
  key: 0.28,
  /** The pointer to something on the screen. */
  point: 1.1,
  /** A button of the mouse, down and up. */
  press: 0.2,
  /** The hand from the mouse to the keys, or back. */
  home: 0.4,
  /** A thought before a step that isn't part of the one before. */
  think: 1.35,
};

type Device = 'mouse' | 'keys';

export type Effort = { steps: number; keys: number; seconds: number };

/** Adds up what somebody does. */
export class EffortMeter {
  private effort: Effort = { steps: 0, keys: 0, seconds: 0 };
  private device: Device = 'mouse';
  /** Whether the last step was a field of the form that the next one belongs to, too. */
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
  /** The first field of a form is clicked on, the next ones are reached by Tab. */
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
  /** From a list that opens: the list, and what is chosen. */
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
  /** Done in another program, such as a mail written by hand. */
  elsewhere(clicks: number, text: string) {
    for (let each = 0; each < clicks; each += 1) this.click();
    this.type(text);
  }
  total(): Effort {
    return { ...this.effort, seconds: Math.round(this.effort.seconds) };
  }
}
