/**
 * Who seems to have filled in a form: an unknown client (`bare`), a person, or a program that fills
 * in every field.
 */
export type Visitor = 'bare' | 'person' | 'robot';

/**
 * A form sent sooner than this, in seconds, may have been filled in by a password manager: it
 * proves neither a person nor a program.
 */
const minSeconds = 1.5;

/**
 * Parses `X-Form-Signs: seconds=12;filled=0`: how long the form was open, and whether its hidden
 * field was filled in. The app sends it with forms open to everyone; it is optional for other
 * clients. An invalid header proves nothing.
 */
export const readFormSigns = (header: string | string[] | undefined): Visitor => {
  const [, seconds, filled] =
    /^seconds=(\d{1,9}(?:\.\d{1,3})?);filled=([01])$/.exec(String(header)) ?? [];
  if (filled === '1') return 'robot';
  return Number(seconds) >= minSeconds ? 'person' : 'bare';
};
