/** Characters that would be misleading in URLs and beside other names. */
const misleading = /^\s|\s$|\p{C}|[^\P{Z} ]|\p{Default_Ignorable_Code_Point}|\u2800|^\.{1,2}$/u;

/** Scripts of living languages; the scripts within one list are commonly mixed. */
const scripts: readonly (readonly string[])[] = [
  ...[
    'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Syriac Thaana Nko Adlam Tifinagh Ethiopic',
    'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan',
    'Thai Lao Khmer Myanmar Mongolian Javanese Balinese Sundanese Cham Tai_Le New_Tai_Lue Tai_Tham',
    'Cherokee Canadian_Aboriginal Osage Vai Bamum Yi Lisu Ol_Chiki Meetei_Mayek Lepcha Limbu',
  ].flatMap((line) => line.split(' ').map((script) => [script])),
  // East Asian names mix in Latin letters, which don't resemble their own (UTS 39, "highly
  // restrictive")
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const shared = String.raw`\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}`;
const inOneScript = scripts.map(
  (together) =>
    new RegExp(
      `^[${shared}${together.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`,
      'u',
    ),
);

/**
 * Whether a new name could mislead: invisible characters, unusual spaces, or letters of several
 * scripts, which can look alike ("аdmin" with a Cyrillic а). Existing names aren't checked.
 */
export const isMisleadingName = (name: string): boolean =>
  misleading.test(name) || !inOneScript.some((script) => script.test(name));
