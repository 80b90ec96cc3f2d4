/**
 * What doesn't show: control characters but for white space (and NUL, whose row is broken), and those
 * without a width, but for joiners and what says how the character before is drawn.
 */
const unseen =
  /(?![\s\0])\p{Cc}|[\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}\u115f\u1160\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Joiners between emoji, and behind letters of the scripts that words are joined or parted in by
 * them: accents are of any script, and these others have none.
 */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}])\u200d(?=\p{Extended_Pictographic})|(?<=(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Inherited}])[\p{L}\p{M}])\p{Join_Control}|(\p{Join_Control})/gu;

/**
 * A text without what doesn't show and what turns its direction. Joiners stay in the scripts and
 * emoji that need them.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .replaceAll(joiners, (joiner: string, stray: string | undefined) =>
      stray === undefined ? joiner : '',
    );

/** Whether a text shows, or is empty: of a blank of Braille, say, nobody sees anything. */
export const isVisible = (text: string): boolean =>
  text === '' || /[^\s\u2800]/u.test(withoutInvisible(text));
