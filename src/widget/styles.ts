/**
 * The styles of a widget. Colors are the app's (src/app/theme), the font is the page's. The accent
 * is only decorative, so that text stays legible with any color.
 */
const css = `
:host { display: block; --ink: #10242a; --ink-2: #47595f; --line: #e3ded3; --card: #fff; --accent: #0e7c86; }
:host([hidden]) { display: none; }
:host([theme="dark"]) { --ink: #ecf1ef; --ink-2: #b4c2c1; --line: #24373b; --card: #112125; --accent: #7cc7c3; }
@media (prefers-color-scheme: dark) {
  :host([theme="auto"]) { --ink: #ecf1ef; --ink-2: #b4c2c1; --line: #24373b; --card: #112125; --accent: #7cc7c3; }
}
[role="group"] { box-sizing: border-box; padding: 20px; border: 1px solid var(--line); border-top: 4px solid var(--accent); border-radius: 12px;
  background: var(--card); color: var(--ink); font-size: 16px; line-height: 1.5; text-align: start; overflow-wrap: anywhere; }
h2 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; }
p { margin: 8px 0 0; color: var(--ink-2); }
ul { margin: 0; padding: 0; list-style: none; }
li + li { border-top: 1px solid var(--line); }
a { color: var(--ink); text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 3px; }
li a { display: block; padding: 12px 0; text-decoration: none; }
strong { display: block; font-weight: 600; text-decoration: inherit; }
small { display: block; font-size: 14px; color: var(--ink-2); }
li a:hover strong { text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
@media (forced-colors: active) { a { color: LinkText; } }
`;

/**
 * A constructed style sheet isn't an inline style, so a strict Content-Security-Policy allows it.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/**
 * Creates the accent's style sheet for one widget. Sets the property through the CSSOM, so that the
 * page's value can't be anything but a color.
 */
const accentSheet = (color: string): CSSStyleSheet => {
  const own = new CSSStyleSheet();
  own.replaceSync(':host {}');
  const [rule] = own.cssRules;
  if (rule instanceof CSSStyleRule && CSS.supports('color', color))
    // overrides the theme's rule, which has a higher specificity
    rule.style.setProperty('--accent', color, 'important');
  return own;
};

/** Returns the style sheets of a widget with this accent; `null` means the theme's own. */
export const sheetsOf = (accent: string | null): CSSStyleSheet[] =>
  accent === null ? [sheet] : [sheet, accentSheet(accent)];
