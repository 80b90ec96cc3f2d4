/** The windows-1252 characters in place of the control characters U+0080 to U+009F. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// control characters are matched on purpose
// oxlint-disable-next-line no-control-regex
const controls = /[\u0080-\u009f]/g;

/**
 * Replaces the control characters U+0080 to U+009F by their windows-1252 characters. They don't
 * occur in real text: a decoder left them there (Node 20's, for example), or somebody wrote
 * "&#150;".
 */
export const withoutControls = (text: string): string =>
  text.replaceAll(controls, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80));

type Decoder = { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };

/**
 * Creates a decoder for a WHATWG encoding label; throws a RangeError if there is no such encoding.
 */
export const decoderOf = (encoding: string): Decoder => {
  const decoder = new TextDecoder(encoding);
  return {
    decode: (bytes, options) => {
      const text = decoder.decode(bytes, options);
      return decoder.encoding === 'windows-1252' ? withoutControls(text) : text;
    },
  };
};
