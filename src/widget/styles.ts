/**
 * Colors are the app's (src/app/theme), the font is the page's. The accent only decorates: whichever
 * a page chooses, every text stays legible.
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

/** A constructed sheet is no inline style: a strict Content-Security-Policy lets it through. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** The accent of one widget. The rule is set by its property, so what a page writes stays a color. */
const accentSheet = (color: string): CSSStyleSheet => {
  const own = new CSSStyleSheet();
  own.replaceSync(':host {}');
  const [rule] = own.cssRules;
  if (rule instanceof CSSStyleRule && CSS.supports('color', color))
    // before the theme's, whose rule says more of the element
    rule.style.setProperty('--accent', color, 'important');
  return own;
};

/** The sheets of a widget with this accent; null for the theme's own. */
export const sheetsOf = (accent: string | null): CSSStyleSheet[] =>
  accent === null ? [sheet] : [sheet, accentSheet(accent)];
