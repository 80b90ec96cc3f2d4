/** Names stand in URLs and beside other names, where these would mislead. */
const misleading = /^\s|\s$|\p{C}|[^\P{Z} ]|\p{Default_Ignorable_Code_Point}|\u2800|^\.{1,2}$/u;

/** Scripts that living languages are written in; those of one list are written together. */
const scripts: readonly (readonly string[])[] = [
  ...[
    'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Syriac Thaana Nko Adlam Tifinagh Ethiopic',
    'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan',
    'Thai Lao Khmer Myanmar Mongolian Javanese Balinese Sundanese Cham Tai_Le New_Tai_Lue Tai_Tham',
    'Cherokee Canadian_Aboriginal Osage Vai Bamum Yi Lisu Ol_Chiki Meetei_Mayek Lepcha Limbu',
  ].flatMap((line) => line.split(' ').map((script) => [script])),
  // East Asian names have Latin letters beside them, which look like none of theirs (UTS 39, "highly
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
 * Whether a new name may mislead: invisible characters, spaces that look like none, or letters of
 * several scripts, which can look alike ("аdmin" with a Cyrillic а). Existing names aren't asked.
 */
export const isMisleadingName = (name: string): boolean =>
  misleading.test(name) || !inOneScript.some((script) => script.test(name));
