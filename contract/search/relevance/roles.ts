import { set } from '../reading/phrase';
import { singularOf } from '../wordFamilies';

/** Behind a role, they are what somebody works as: a "nurse recruiter" is no nurse. */
const otherRoles = set(
  `administrator aide assistant buyer coordinator director dispatcher educator helper inspector instructor liaison manager
  planner recruiter scheduler supervisor trainer engineer architect`,
);
/** Words for who works as something, besides those that end as such words do. */
const roles = set(
  `agent analyst architect attorney chef clerk cna coach cook emt guard hha host lpn lvn maid mason mechanic nurse paralegal pca physician pilot
  rn surgeon tech`,
);
/** The same, which also say how high somebody is, or for whom: a "staff educator" is an educator. */
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
/** Whether it says how high somebody is or for whom, which beside a trade is not as what: "electrician apprentice" */
export const isRank = (token: string): boolean => ranks.has(token);
const learners = new Set([
  ...set('apprentice helper trainee jr junior graduate grad'),
  ...['entry level', 'new grad', 'new graduate', 'recent graduate', 'college graduate'],
]);
/** Whether it says of a trade that somebody is new to it: the trade tells more. */
export const isLearner = (words: string): boolean => learners.has(words);
/** Whether it says as what somebody works, as the last word of a name: a "teacher", a "cook". */
export const isRole = (token: string): boolean => isTrade(token) || ranks.has(token);

/** Whether a role, as a title's token, becomes another one by the token behind it. */
export const isOtherRole = (token: string, next: string): boolean =>
  otherRoles.has(singularOf(next)) && isTrade(singularOf(token));

/** They say little without the words in front of them: a "marketing analyst" is no "banking analyst". */
const generalRoles = set(
  `administrator advisor agent analyst assistant associate buyer clerk consultant coordinator director engineer executive
  inspector manager officer operator planner representative scientist specialist supervisor technician technologist
  therapist`,
);
export const isGeneralRole = (token: string): boolean => generalRoles.has(singularOf(token));
