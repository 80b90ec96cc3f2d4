import sql from 'sql-template-tag';
import type { Wire } from '../../wire';
import type { Person, TestHost } from '../host';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Returns the profile of a job seeker who wants to be found. */
export const profile = (
  changes: Partial<Wire<'OpenToWorkInput'>> = {},
): Wire<'OpenToWorkInput'> => ({
  open: true,
  nameShown: 'short',
  headline: 'Med-surg nurse, bilingual',
  skills: ['Telemetry', 'Wound care'],
  place: 'Boston, MA',
  categories: ['Nurse Jobs'],
  types: ['full-time'],
  payFrom: 4300,
  start: 'month',
  years: 7,
  education: 'bachelor',
  showCv: false,
  hideEmployer: true,
  ...changes,
});

/**
 * Returns the calls about candidates, each made as a given person; `host` is called once a test
 * runs.
 */
export const candidateCalls = (host: () => TestHost) => {
  const call = async (person: Person, method: Method, url: string, payload?: object) => {
    const answer = await host().app.inject({
      method,
      url: `/api${url}`,
      headers: person.headers,
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
  };
  const callExpecting = async (status: number, ...given: Parameters<typeof call>) => {
    let answer = await call(...given);
    // a search times out after two seconds, which can happen on a busy machine: retry
    for (let tries = 1; tries < 5 && answer.status === 503 && given[1] === 'GET'; tries += 1)
      answer = await call(...given);
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
    return answer.body;
  };
  return {
    call,
    callExpecting,
    open: (
      seeker: Person,
      changes?: Partial<Wire<'OpenToWorkInput'>>,
    ): Promise<Wire<'OpenToWork'>> =>
      callExpecting(200, seeker, 'PUT', '/open-to-work', profile(changes)),
    close: (seeker: Person): Promise<Wire<'OpenToWork'>> =>
      callExpecting(200, seeker, 'PUT', '/open-to-work', profile({ open: false })),
    block: (seeker: Person, name: string): Promise<Wire<'OpenToWork'>> =>
      callExpecting(200, seeker, 'POST', '/open-to-work/blocked-employers', { name }),
    search: (employer: Person, query = ''): Promise<Wire<'CandidatePage'>> =>
      callExpecting(200, employer, 'GET', `/candidates?${query}`),
    idOf: async (seeker: Person): Promise<string> => {
      const [row] = await host().db.query<{ id: string }>(
        sql`SELECT candidate_id AS id FROM open_profiles WHERE seeker_id = ${seeker.id}`,
      );
      return row?.id ?? '';
    },
    invite: (
      employer: Person,
      id: string,
      jobId: string,
      message = 'Would you like to hear more?',
    ) => call(employer, 'PUT', `/candidates/${id}/invitations/${jobId}`, { message }),
    invitations: (seeker: Person): Promise<Wire<'Invitation'>[]> =>
      callExpecting(200, seeker, 'GET', '/invitations'),
    answer: (seeker: Person, id: string, answer: 'yes' | 'no') =>
      call(seeker, 'PUT', `/invitations/${id}`, { answer }),
  };
};
