import { allTexts, quote, type SignedPosting } from './posting';

const coins = String.raw`(?:bitcoin|btc|usdt|tether|ethereum|crypto(?:currency|currencies)?)`;
const transfers = String.raw`(?:western\s+union|moneygram|cash\s?app|zelle|venmo)`;
const fee = String.raw`(?:registration|application|processing|training|enrol?lment|onboarding|activation|starter[\s-]kit|background[\s-]check)\s+(?:fees?|charges?|deposit)`;
const rule = (source: string): RegExp => new RegExp(source, 'i');

/**
 * Phrases that ask applicants for money. Each rule requires the payer to be the applicant: jobs
 * that handle fees or deposits don't ask for any.
 */
const rules: readonly RegExp[] = [
  // a fee with an amount or that is due, rather than one the job deals with
  rule(String.raw`\b${fee}\s+(?:of|is)\s+\$?\d`),
  rule(
    String.raw`\b${fee}\s+(?:\$\d|(?:is|are|will\s+be)\s+(?:due|required|charged|payable|non-?refundable|refundable))`,
  ),
  rule(String.raw`\b(?:one[\s-]time|small|refundable|non-?refundable|mandatory)\s+${fee}`),
  rule(String.raw`\b(?:pay|paying|payment\s+of)\s+(?:us\s+)?(?:a|an|the|your)\s+(?:\w+\s+)?${fee}`),
  /\b(?:refundable|security|initial|small)\s+deposit\s+(?:is\s+|of\s+\$?\d+\s+(?:is\s+)?)?(?:required|needed|to\s+(?:start|begin|secure))/i,
  rule(
    String.raw`\b(?:you|applicants?|candidates?)\s+(?:must|(?:will\s+)?(?:need|have)\s+to|will|(?:are|will\s+be)\s+(?:required|asked)\s+to)\s+(?:pay|send\s+us|transfer|deposit|wire|invest)\s+(?:us\s+)?(?:a\s+(?:fee|deposit)|(?:the|for|your)\s+(?:own\s+)?(?:training|equipment|fee|deposit|costs?|kit)|money|\$)`,
  ),
  /\b(?:(?:send|transfer|wire)\s+\$\s?\d+|(?:pay|send|transfer|wire)\s+(?:us\s+)?a\s+(?:fee|deposit))/i,
  /\b(?:buy|purchase|pay\s+for)\s+(?:your\s+(?:own\s+)?)(?:equipment|starter|inventory|kit|laptop|uniform|training|leads)\b/i,
  /\b(?:buy|purchase|send|scratch)\s+(?:\w+\s+){0,3}gift\s*cards?\b|\bgift\s*cards?\b[^.\n]{0,40}\b(?:send|scratch|codes?|photo)\b/i,
  rule(
    String.raw`\b(?:paid|pay(?:ments?)?|salary|wages?)\s+(?:\w+\s+)?(?:in|via|by|through)\s+${coins}\b|\b(?:buy|send|deposit)\s+(?:\w+\s+){0,2}${coins}\b`,
  ),
  rule(
    String.raw`\b(?:send|fee|deposit|transfer|paid|pay)\b[^.\n]{0,40}\b(?:by|via|through|with|using|on|to\s+our)\s+${transfers}\b`,
  ),
  /\b(?:cash|deposit)\s+(?:the|a|our|your)\s+(?:check|cheque)\b[^.\n]{0,60}\b(?:send|forward|transfer|wire|keep)/i,
  /\bupfront\s+(?:fee|payment|investment|cost)s?\b/i,
];

/** Companies warn against such requests: "we will never ask candidates to pay a fee". */
const denied =
  /\b(?:not|never|nor|neither|nobody|no[\s-]one|none|cannot|fraud\w*|scam\w*|beware|impost\w*|impersonat\w*|claim\w*|illegitimate|suspicious|unsolicited|induc\w+|pretend\w*)\b|n[’']t\b|^\s*no\s+(?:\w+\s+){0,3}(?:agency|company|employer|employee|recruiter|representative|staff|team)\b/i;
const deniedBeside = /\b(?:no|without|free|zero|waived?)\b[^.,;\n]{0,24}$/i;

/**
 * Finds requests for money: fees, deposits, equipment to buy, gift cards, crypto. Returns the
 * words.
 */
export const moneyIn = (posting: SignedPosting): string | undefined => {
  const text = allTexts(posting);
  for (const each of rules) {
    const found = each.exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index);
    const start =
      Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('! ')) + 1;
    const sentence = `${before.slice(start)}${/^[^.\n]*/.exec(text.slice(found.index))?.[0] ?? ''}`;
    if (!denied.test(sentence) && !deniedBeside.test(before.slice(start)))
      return quote(text, found.index, found[0].length);
  }
  return undefined;
};
