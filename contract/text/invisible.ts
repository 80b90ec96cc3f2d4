/**
 * Invisible characters: control characters except whitespace (and NUL, which makes a text invalid
 * elsewhere), and default-ignorable ones except joiners, variation selectors, Hangul fillers and
 * tags.
 */
const unseen =
  /(?![\s\0])\p{Cc}|[\ufff9-\ufffb]|(?![\p{Join_Control}\p{Variation_Selector}\u115f\u1160\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/**
 * Joiners that belong in the text (between emoji, and after letters of scripts that use them) or,
 * captured, stray ones. The scripts listed don't use joiners; accents are of any script.
 */
const joiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}])\u200d(?=\p{Extended_Pictographic})|(?<=(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Inherited}])[\p{L}\p{M}])\p{Join_Control}|(\p{Join_Control})/gu;

/**
 * Removes invisible characters, including those that change the text's direction. Joiners stay in
 * the scripts and emoji that need them.
 */
export const withoutInvisible = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .replaceAll(joiners, (joiner: string, stray: string | undefined) =>
      stray === undefined ? joiner : '',
    );

/** Whether a text is empty or shows anything; a blank Braille pattern, for example, doesn't. */
export const isVisible = (text: string): boolean =>
  text === '' || /[^\s\u2800]/u.test(withoutInvisible(text));
