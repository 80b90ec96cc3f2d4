import type { Wire } from '../../wire';
import type { Person, TestHost } from '../host';

export const alertInput = (
  changes: Partial<Wire<'JobAlertInput'>> = {},
): Wire<'JobAlertInput'> => ({
  name: 'nurse',
  search: { q: 'nurse' },
  frequency: 'daily',
  hour: 7,
  timeZone: 'America/Chicago',
  ...changes,
});

/** Saves a search as a job seeker or, with `email`, as a visitor. */
export const postAlert = (
  host: TestHost,
  person: Person | null,
  changes: Partial<Wire<'JobAlertInput'>> = {},
) =>
  host.app.inject({
    method: 'POST',
    url: '/api/job-alerts',
    headers: person?.headers ?? {},
    payload: alertInput(changes),
  });

/** Saves a search as a job seeker; returns the alert. */
export const saveAlert = async (
  host: TestHost,
  person: Person,
  changes: Partial<Wire<'JobAlertInput'>> = {},
): Promise<Wire<'JobAlert'>> => {
  const answer = await postAlert(host, person, changes);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};
