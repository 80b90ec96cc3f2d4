// the rule of browsers' email inputs (WHATWG), so that form and host agree
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the text has the form of an email address. */
export const isEmail = (text: string): boolean => email.test(text);

/**
 * Returns a `mailto:` link for an address. Characters that would end the address in the link (as in
 * `?bcc=`) are escaped.
 */
export const mailtoOf = (address: string): string =>
  `mailto:${address.replaceAll(/[?&#%]/g, encodeURIComponent)}`;
