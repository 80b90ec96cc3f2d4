const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/** "me (at) mail (dot) com", as written to evade filters. */
const hiddenEmail =
  /(?<![\w.+-])[\w.+-]+\s*[([]\s*at\s*[)\]]\s*[\w-]+\s*(?:\.|[([]\s*dot\s*[)\]])\s*\w{2,}/i;
/**
 * Ten digits grouped like a North American number, or more after a plus sign. Years, pay and codes
 * are grouped differently.
 */
const phone =
  /(?<![\d$.,/-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\d,/-])|(?<![\d$])\+\d{1,3}(?:[\s.-]?\d{2,4}){3,4}(?!\d)/;
/**
 * A link, except to a government site, which legally required notices contain. At most eight labels
 * of a host name are read, to bound the time on links strung together.
 */
const link =
  /\b(?:https?:\/\/|www\.)(?!(?:[\w-]{1,63}\.){1,8}gov(?:\.[a-z]{2})?(?!-|\.?\w))[\w-]+\.[^\s<>()]+/i;
/** A bare domain, except software named like one. */
const domain =
  /(?<![\w@.-])(?!(?:asp|vb|ado|ml|entity|microsoft|c#)\.net\b|socket\.io\b)[a-z0-9][a-z0-9-]{2,}\.(?:com|org|net|io|info|biz|xyz|online|site|shop|link|top)(?:\/[^\s<>()]*)?(?![\w-])/i;
const messenger =
  /\b(?:whats\s?app|telegram|signal|wechat|viber)\b[^.\n]{0,40}?(?:\+?\d[\d\s-]{6,}\d|@\w{4,})|\b(?:text|message|contact|reach|add|write)\s+(?:me|us|him|her)\s+(?:on|at|via|through)\s+(?:whats\s?app|telegram|wechat|viber)\b/i;

/**
 * Finds an email address, phone number, link or messenger in a text, which would lead people off
 * the site. Returns what was found (joined by commas), or `undefined` if nothing was. A domain that
 * is part of `company` (in lower case) is allowed.
 */
export const contactInText = (text: string, company = ''): string | undefined => {
  const found = [email, hiddenEmail, phone, link, messenger].flatMap(
    (rule) => rule.exec(text)?.[0] ?? [],
  );
  const named = domain.exec(text)?.[0];
  // a company may be named after its domain
  if (
    named !== undefined &&
    !found.some((each) => each.includes(named)) &&
    !company.includes(named.toLowerCase())
  )
    found.push(named);
  return found.length === 0
    ? undefined
    : found.map((each) => each.replaceAll(/\s+/g, ' ').slice(0, 80)).join(', ');
};

/** Returns the first link in a text, or else the first bare domain. */
export const linkIn = (text: string): string | undefined =>
  link.exec(text)?.[0] ?? domain.exec(text)?.[0];
