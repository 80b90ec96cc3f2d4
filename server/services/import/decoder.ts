/** What windows-1252 has where other encodings have control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// the control characters are what is looked for
// oxlint-disable-next-line no-control-regex
const controls = /[\u0080-\u009f]/g;

/**
 * Text with the characters that windows-1252 has in place of the control characters U+0080 to
 * U+009F. Those are in no honest text: a decoder left them there (Node 20's, for one), or whoever
 * wrote "&#150;".
 */
export const withoutControls = (text: string): string =>
  text.replaceAll(controls, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80));

type Decoder = { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };

/** A decoder of WHATWG's label `encoding`; fails with a RangeError where there is none. */
export const decoderOf = (encoding: string): Decoder => {
  const decoder = new TextDecoder(encoding);
  return {
    decode: (bytes, options) => {
      const text = decoder.decode(bytes, options);
      return decoder.encoding === 'windows-1252' ? withoutControls(text) : text;
    },
  };
};
