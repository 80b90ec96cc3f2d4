import { hostTexts } from '@contract/texts/host';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { ApiError } from '../plugins/errors';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { addAudit } from '../repositories/audit';
import { listTerms, lockTerms, updateTerms, type TermsRow } from '../repositories/terms';

const toTerms = ({ id, ...texts }: TermsRow) => ({ _id: id, ...texts });

export const termsRoutes = ({ db }: Context): Handlers => ({
  getTerms: async () => (await listTerms(db)).map(toTerms),

  updateTerms: async (request) => {
    const { id } = pathOf<'updateTerms'>(request);
    const texts = bodyOf<'updateTerms'>(request);
    const { role, accountId } = callerOf(request);
    return db.transaction(async (tx) => {
      const present = await lockTerms(tx, id);
      if (!present) throw new ApiError(404, hostTexts.notFound);
      await updateTerms(tx, id, texts);
      const { id: _id, ...before } = present;
      await addAudit(tx, { actorRole: role, actorId: accountId, action: 'updateTerms', recordId: present.id, before, after: texts });
      return toTerms({ id: present.id, ...texts });
    });
  },
});
