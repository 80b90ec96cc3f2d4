const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
/** "me (at) mail (dot) com", as written to evade filters. */
const hiddenEmail =
  /(?<![\w.+-])[\w.+-]+\s*[([]\s*at\s*[)\]]\s*[\w-]+\s*(?:\.|[([]\s*dot\s*[)\]])\s*\w{2,}/i;
/**
 * Ten digits in the groups of a North American number, or more behind a plus. Years, pay and codes
 * have other groups.
 */
const phone =
  /(?<![\d$.,/-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?![\d,/-])|(?<![\d$])\+\d{1,3}(?:[\s.-]?\d{2,4}){3,4}(?!\d)/;
/**
 * Government links are part of legally required notices. A host name is read no further than eight
 * labels, so that links strung together take no longer.
 */
const link =
  /\b(?:https?:\/\/|www\.)(?!(?:[\w-]{1,63}\.){1,8}gov(?:\.[a-z]{2})?(?!-|\.?\w))[\w-]+\.[^\s<>()]+/i;
/** A bare domain; software named like one doesn't count. */
const domain =
  /(?<![\w@.-])(?!(?:asp|vb|ado|ml|entity|microsoft|c#)\.net\b|socket\.io\b)[a-z0-9][a-z0-9-]{2,}\.(?:com|org|net|io|info|biz|xyz|online|site|shop|link|top)(?:\/[^\s<>()]*)?(?![\w-])/i;
const messenger =
  /\b(?:whats\s?app|telegram|signal|wechat|viber)\b[^.\n]{0,40}?(?:\+?\d[\d\s-]{6,}\d|@\w{4,})|\b(?:text|message|contact|reach|add|write)\s+(?:me|us|him|her)\s+(?:on|at|via|through)\s+(?:whats\s?app|telegram|wechat|viber)\b/i;

/**
 * An email address, phone number, link or messenger in a text, which would lead people off the
 * site; returns what was found. `company`: in small letters, a domain that may be named.
 */
export const contactInText = (text: string, company = ''): string | undefined => {
  const found = [email, hiddenEmail, phone, link, messenger].flatMap(
    (rule) => rule.exec(text)?.[0] ?? [],
  );
  const named = domain.exec(text)?.[0];
  // a company's name may be its domain
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

/** A link or a bare domain in any text; returns what was found first. */
export const linkIn = (text: string): string | undefined =>
  link.exec(text)?.[0] ?? domain.exec(text)?.[0];
