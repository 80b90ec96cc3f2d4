import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { findTerms, listTerms, listTermsVersions, type TermsRow } from '../repositories/site/terms';
import { invalidateJobCaches } from '../services/cache';
import { changeTerms, restoreTerms } from '../services/site/terms';
import { hostTexts } from '../texts/errors';
import type { Wire } from '../wire';

const toTerms = ({ id, updatedAt, ...texts }: TermsRow): Wire<'Terms'> => ({
  _id: id,
  ...texts,
  updatedAt: updatedAt.toISOString(),
});

export const termsRoutes = ({ db }: Context): Handlers => ({
  getTerms: async () => (await listTerms(db.reads)).map(toTerms),

  updateTerms: async (request) => {
    const { id } = pathOf<'updateTerms'>(request);
    const changed = await changeTerms(db, callerOf(request), id, bodyOf<'updateTerms'>(request));
    await invalidateJobCaches(db);
    return toTerms(changed);
  },

  getTermsVersions: async (request) => {
    const { id } = pathOf<'getTermsVersions'>(request);
    if (!(await findTerms(db, id))) throw new ApiError(404, hostTexts.notFound);
    const versions = await listTermsVersions(db, id);
    return versions.map(({ since, until, ...version }) => ({
      ...version,
      since: since.toISOString(),
      until: until.toISOString(),
    }));
  },

  restoreTermsVersion: async (request) => {
    const { id, number } = pathOf<'restoreTermsVersion'>(request);
    const restored = await restoreTerms(db, callerOf(request), id, number);
    await invalidateJobCaches(db);
    return toTerms(restored);
  },
});
