import { site } from '@contract/constants/site';
import type { TermsTexts } from '../repositories/site/terms';

/**
 * The terms that a new board starts with (spec §3's six texts); administrators change them on the
 * site.
 */
export const starterTerms: TermsTexts = {
  termsofuse1: `${site.name} is a place where employers and job seekers find each other. Looking around is free and needs no account. If you open one, please give your real name and an address where we can reach you, keep your password to yourself, and use one account for one person. You may close your account whenever you like.`,
  termsofuse2:
    'Employers post jobs that exist, that they are entitled to offer, and that follow the law where the work is done. A job names the employer, the place and the pay as truthfully as the employer knows them, and asks no money of anyone who applies. Job seekers describe themselves truthfully. What you write stays yours; you allow us to show it here so that others can read it.',
  termsofuse3:
    'We take down jobs and accounts that mislead, discriminate, harass or try to get around these rules, and we tell you why. We check what is reported to us, but we cannot check everything: please look closely before you share personal papers or travel to an interview. We do our best to keep the site running and cannot promise that it always does. An agreement about a job is made between the two of you, not with us.',
  privacypolicy: `We keep what you enter in your profile, what you post and what you send when you apply. An employer’s profile is public. A job seeker’s profile is seen by that person, by employers it was sent to in an application, and by our administrators. If you choose to be open to work, employers can also find the parts of your profile you choose to show. They get your full name, email and phone only if you accept their invitation. We do not sell data and show no advertising from others. You can correct your profile yourself. You can download or delete your data on your Account page, or write to ${site.contact.email}.`,
  cookies:
    'We set one cookie when you log in, so that the site knows you on the next page. It ends when you log out. When you save or send something, we may set a second one for a minute, so that the next page shows your change; it says nothing about you. Your browser also remembers small things for you, such as a draft or whether you like the dark theme. There are no cookies for advertising or for following you to other sites.',
  changestostatement:
    'When these texts change, the new version appears on this page. If a change takes something away from you, we tell everyone with an account at least two weeks before it takes effect. If you do not agree with it, you can close your account before then.',
};
