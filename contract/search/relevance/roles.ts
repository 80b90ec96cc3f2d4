import { set } from '../reading/phrase';
import { singularOf } from '../wordFamilies';

/** Behind a role, they are what somebody works as: a "nurse recruiter" is no nurse. */
const otherRoles = set(
  `administrator aide assistant buyer coordinator director dispatcher educator helper inspector instructor liaison manager
  planner recruiter scheduler supervisor trainer`,
);
/** Words for who works as something, besides those that end as such words do. */
const roles = set(
  `agent analyst architect attorney chef clerk cna coach cook guard host lpn maid mechanic nurse paralegal physician pilot
  rn surgeon tech`,
);
const roleEnd = /(?:er|or|ist|ian|ant)$/;
const endAsRoles = set(
  `career center computer consumer customer exterior fiber floor door interior junior labor laser letter major minor motor
  outdoor indoor order paper plant power restaurant senior sensor summer water weather winter`,
);

const isRole = (token: string): boolean =>
  roles.has(token) || (roleEnd.test(token) && !endAsRoles.has(token));

/** Whether a role, as a title's token, becomes another one by the token behind it. */
export const isOtherRole = (token: string, next: string): boolean =>
  otherRoles.has(singularOf(next)) && isRole(singularOf(token));
