/**
 * Who seems to have filled in a form: somebody who says nothing of it, a person, or a program that
 * fills in whatever there is.
 */
export type Visitor = 'bare' | 'person' | 'robot';

/**
 * Whoever sent a form sooner than this, in seconds, may have had a password manager fill it in: it
 * proves neither a person nor a program.
 */
const minSeconds = 1.5;

/**
 * Reads `X-Form-Signs: seconds=12;filled=0`: how long the form was open, and whether the field that
 * no person sees was filled in. The app sends it with what anybody may send; another client
 * needn't. An unreadable one says nothing.
 */
export const readFormSigns = (header: string | string[] | undefined): Visitor => {
  const [, seconds, filled] =
    /^seconds=(\d{1,9}(?:\.\d{1,3})?);filled=([01])$/.exec(String(header)) ?? [];
  if (filled === '1') return 'robot';
  return Number(seconds) >= minSeconds ? 'person' : 'bare';
};
