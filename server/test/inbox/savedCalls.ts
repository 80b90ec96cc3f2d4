import type { Wire } from '../../wire';
import type { Person, TestHost } from '../host';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Returns the calls about saved jobs, each made as a given person; `host` is called once a test
 * runs.
 */
export const savedCalls = (host: () => TestHost) => {
  const call = async (person: Person, method: Method, url: string, payload?: object) => {
    const answer = await host().app.inject({
      method,
      url: `/api/saved-jobs${url}`,
      headers: person.headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  return {
    call,
    save: async (person: Person, id: string) => (await call(person, 'PUT', `/${id}`)).status,
    remove: async (person: Person, id: string) => (await call(person, 'DELETE', `/${id}`)).status,
    note: (person: Person, id: string, text: string) =>
      call(person, 'PUT', `/${id}/note`, { note: text }),
    list: async (person: Person, query = ''): Promise<Wire<'SavedJobPage'>> => {
      const { status, body } = await call(person, 'GET', query);
      expect([status, body]).toEqual([200, body]);
      return body;
    },
    ids: async (person: Person): Promise<string[]> => (await call(person, 'GET', '/ids')).body.ids,
    join: async (person: Person, jobs: Wire<'SavedJobInput'>[]): Promise<Wire<'JoinedSavedJobs'>> =>
      (await call(person, 'POST', '', { jobs })).body,
  };
};

/** Returns the time this many days from now. */
export const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
