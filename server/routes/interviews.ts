import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { sendFile } from '../plugins/files';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { applicantBrief } from '../services/applications/applicants';
import { interviewCalendar } from '../services/applications/interviewMails';
import {
  cancelInterview,
  chooseInterviewTime,
  offerInterview,
} from '../services/applications/interviews';
import { applicationDetails } from '../services/applications/ownApplications';
import { siteOrigin } from '../services/site/origin';

/** Handlers for interviews: the employer offers times, and the job seeker chooses one. */
export const interviewsRoutes = ({ db, env }: Context): Handlers => ({
  offerInterview: async (request) => {
    const { id } = pathOf<'offerInterview'>(request);
    const offer = bodyOf<'offerInterview'>(request);
    await offerInterview(db, callerOf(request), id, offer, siteOrigin(request, env));
    return applicantBrief(db, id);
  },

  cancelInterview: async (request) => {
    const { id } = pathOf<'cancelInterview'>(request);
    await cancelInterview(db, callerOf(request), id, siteOrigin(request, env));
    return applicantBrief(db, id);
  },

  chooseInterviewTime: async (request) => {
    const { id } = pathOf<'chooseInterviewTime'>(request);
    const choice = bodyOf<'chooseInterviewTime'>(request);
    await chooseInterviewTime(db, callerOf(request), id, choice, siteOrigin(request, env));
    return applicationDetails(db, id);
  },

  getInterviewCalendar: async (request, reply) => {
    const { id } = pathOf<'getInterviewCalendar'>(request);
    const text = await interviewCalendar(db, id, siteOrigin(request, env));
    return sendFile(reply, 'interview.ics', {
      contentType: 'text/calendar; charset=utf-8',
      bytes: Buffer.from(text),
    });
  },
});
