import { site } from '@contract/constants/site';

/*
 * The layout of mails. Mail programs support only tables and inline styles, so these contain the
 * light theme; the rules in the head only add the dark theme and small screens.
 */

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Escapes text for elements and quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

const darkRules = `.bg{background:#0b171a!important}.cd{background:#112125!important;border-color:#24373b!important}.ln{border-color:#24373b!important}.hd{background:#0a2a30!important}
.e1{color:#ecf1ef!important}.e2{color:#b4c2c1!important}.e3{color:#93a3a3!important}.lk{color:#8fd3cf!important}.pill{background:#0e1c20!important;color:#b4c2c1!important}
.bt{background:#7cc7c3!important;color:#06262a!important}.bq{border-color:#6f8080!important;color:#ecf1ef!important}
.t1{background:#123a35!important;color:#8fdccb!important}.t2{background:#3d2c0c!important;color:#f4c877!important}.t3{background:#26264f!important;color:#bcbcf5!important}
.t4{background:#41201a!important;color:#f4b3a6!important}.t5{background:#12314a!important;color:#9fd0f5!important}.t6{background:#332c1d!important;color:#d9c9a2!important}`;
const phoneRules = `.gut{padding:0!important}.cd,.hd{border-radius:0!important;border-left:0!important;border-right:0!important}.in{padding-left:20px!important;padding-right:20px!important}
h1{font-size:25px!important;line-height:31px!important}.full{display:block!important;text-align:center;margin:0 0 10px!important}`;

export const linkStyle = 'color:#0e4a52';
export const table =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const buttonStyles = {
  bt: 'background:#0e4a52;color:#ffffff;font-weight:700;padding:13px 24px;margin-right:8px',
  bq: 'border:1px solid #7f8d91;color:#10242a;font-weight:600;padding:12px 22px',
};
/** Renders a link as a button: a mail's first one (`bt`), or another one. */
export const button = (kind: keyof typeof buttonStyles, label: string, url: string): string =>
  `<a class="${kind} full" href="${escaped(url)}" style="display:inline-block;text-decoration:none;font-size:16px;line-height:24px;border-radius:10px;${buttonStyles[kind]}">${escaped(label)}</a>`;

/** Renders a part below the card. */
export const cell = (inner: string): string =>
  `<tr><td class="in" style="padding:24px 36px 0">${inner}</td></tr>`;

/** All values are HTML: `head` follows the name in the header, `below` consists of `cell`s. */
type Parts = Record<'title' | 'preview' | 'head' | 'card' | 'below', string>;

/** Renders a whole mail: the header with the site's name, a card below it, and small print. */
export const mailFrame = ({ title, preview, head, card, below }: Parts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules}}
@media (max-width:620px){${phoneRules}}
</style>
</head>
<body class="bg" style="margin:0;background:#fbfaf7;font-family:Manrope,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
${table}><tr><td class="gut" align="center" style="padding:32px 16px">
${table} style="max-width:600px">
<tr><td class="hd in" style="background:#0e3b43;border-radius:14px 14px 0 0;padding:${head === '' ? '22px 36px' : '26px 36px 30px'}">
<div style="font-size:20px;line-height:26px;font-weight:800;letter-spacing:-.04em;color:#f6f3ea">${escaped(site.name)}<span style="color:#f5b53d">.</span></div>${head}</td></tr>
<tr><td class="cd in" style="background:#ffffff;border:1px solid #e3ded3;border-top:0;border-radius:0 0 14px 14px;padding:10px 36px 32px">
${card}</td></tr>
${below}
</table></td></tr></table>
</body>
</html>
`;
