import { set } from '../reading/phrase';
import { singularOf } from '../wordFamilies';

/** After a role, these are the actual role: a "nurse recruiter" isn't a nurse. */
const otherRoles = set(
  `administrator aide assistant buyer coordinator director dispatcher educator helper inspector instructor liaison manager
  planner recruiter scheduler supervisor trainer engineer architect`,
);
/** Words for roles besides those with the ending of one. */
const roles = set(
  `agent analyst architect attorney chef clerk cna coach cook emt guard hha host lpn lvn maid mason mechanic nurse paralegal pca physician pilot
  rn surgeon tech`,
);
/** Roles that also express a level or kind of job: a "staff educator" is an educator. */
const ranks = set(
  `advocate aide apprentice associate barback busboy cashier chief concierge crew executive foreman handyman help helper hygienist
  intern internship journeyman laborer operative porter rep representative salesman scribe secretary staff steward temp trainee`,
);
const roleEnd = /(?:er|or|ist|ian|ant)$/;
const endAsRoles = set(
  `career center computer consumer customer exterior fiber floor door interior junior labor laser letter major minor motor
  outdoor indoor order paper plant power restaurant senior sensor summer water weather winter`,
);

const isTrade = (token: string): boolean =>
  roles.has(token) || (roleEnd.test(token) && !endAsRoles.has(token));
/**
 * Whether a token expresses a level or kind of job; next to a trade it isn't the role: "electrician
 * apprentice".
 */
export const isRank = (token: string): boolean => ranks.has(token);
const learners = new Set([
  ...set('apprentice helper trainee jr junior graduate grad'),
  ...['entry level', 'new grad', 'new graduate', 'recent graduate', 'college graduate'],
]);
/** Whether the words describe a beginner in a trade, so that the trade counts more. */
export const isLearner = (words: string): boolean => learners.has(words);
/** Whether a token can be the role at the end of a job's name: a "teacher", a "cook". */
export const isRole = (token: string): boolean => isTrade(token) || ranks.has(token);

/** Whether the next token of a title turns a role into another one. */
export const isOtherRole = (token: string, next: string): boolean =>
  otherRoles.has(singularOf(next)) && isTrade(singularOf(token));

/**
 * Roles that say little without the words before them: a "marketing analyst" is no "banking
 * analyst".
 */
const generalRoles = set(
  `administrator advisor agent analyst assistant associate buyer clerk consultant coordinator director engineer executive
  inspector manager officer operator planner representative scientist specialist supervisor technician technologist
  therapist`,
);
export const isGeneralRole = (token: string): boolean => generalRoles.has(singularOf(token));
