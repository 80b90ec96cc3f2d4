// the rule of the browsers' own email field (WHATWG), so that form and host agree
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the text is written like an email address. */
export const isEmail = (text: string): boolean => email.test(text);

/**
 * The address as a link that opens a mail program; what would end the address in it (`?bcc=`) is
 * written as a part of it.
 */
export const mailtoOf = (address: string): string =>
  `mailto:${address.replaceAll(/[?&#%]/g, encodeURIComponent)}`;
