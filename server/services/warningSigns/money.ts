import { allTexts, quote, type SignedPosting } from './posting';

/** What somebody who wants an applicant's money writes. Each rule names who pays: a job that handles fees or deposits asks for nothing. */
const rules: readonly RegExp[] = [
  /\b(?:registration|application|processing|training|enrol?lment|onboarding|activation|starter[\s-]kit|background[\s-]check)\s+(?:fees?|charges?|deposit)\b(?!\s+(?:is|are|will be)\s+(?:waived|paid by|covered|reimbursed))/i,
  /\b(?:refundable|security|initial|small)\s+deposit\s+(?:is\s+|of\s+\$?\d+\s+(?:is\s+)?)?(?:required|needed|to\s+(?:start|begin|secure))/i,
  /\b(?:you|applicants?|candidates?)\s+(?:must|(?:will\s+)?(?:need|have)\s+to|will|(?:are|will\s+be)\s+(?:required|asked)\s+to)\s+(?:pay|send\s+us|transfer|deposit|wire|invest)\s+(?:us\s+)?(?:a\s+(?:fee|deposit)|(?:the|for|your)\s+(?:own\s+)?(?:training|equipment|fee|deposit|costs?|kit)|money|\$)/i,
  /\b(?:(?:send|transfer|wire)\s+\$\s?\d+|(?:pay|send|transfer|wire)\s+(?:us\s+)?a\s+(?:fee|deposit))/i,
  /\b(?:buy|purchase|pay\s+for)\s+(?:your\s+(?:own\s+)?)(?:equipment|starter|inventory|kit|laptop|uniform|training|leads)\b/i,
  /\b(?:gift\s*cards?|itunes\s+cards?|google\s+play\s+cards?)\b[^.\n]{0,60}\b(?:buy|purchase|send|scratch|code|photo)|\b(?:buy|purchase|send|scratch)\b[^.\n]{0,60}\bgift\s*cards?\b/i,
  /\b(?:pay(?:ment|s|ing)?|paid|send|deposit|invest|receive|wallet)\b[^.\n]{0,40}\b(?:bitcoin|btc|usdt|tether|ethereum|crypto(?:currency|currencies)?)\b/i,
  /\b(?:western\s+union|moneygram|cash\s?app|zelle|venmo)\b[^.\n]{0,60}\b(?:send|fee|deposit|transfer|pay)|\b(?:send|fee|deposit|transfer|pay)\b[^.\n]{0,60}\b(?:western\s+union|moneygram|cash\s?app|zelle|venmo)\b/i,
  /\b(?:cash|deposit)\s+(?:the|a|our|your)\s+(?:check|cheque)\b[^.\n]{0,60}\b(?:send|forward|transfer|wire|keep)/i,
  /\bupfront\s+(?:fee|payment|investment|cost)s?\b/i,
];

/** Asks for money: fees, deposits, equipment to be bought, gift cards, crypto. Answers the words. */
export const moneyIn = (posting: SignedPosting): string | undefined => {
  const text = allTexts(posting);
  for (const rule of rules) {
    const found = rule.exec(text);
    // "no application fee" is said by those who take none
    if (found && !/\b(?:no|never|not|without|free|zero|waived?|don[’']t|doesn[’']t)\b[^.,;\n]{0,24}$/i.test(text.slice(Math.max(0, found.index - 40), found.index))) return quote(text, found.index, found[0].length);
  }
  return undefined;
};
