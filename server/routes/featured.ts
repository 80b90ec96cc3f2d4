import type { components } from '@contract/generated/types';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { listFeatured } from '../repositories/employers/featured';
import {
  arrangeFeatured,
  changeFeatured,
  featureEmployer,
  unfeatureEmployer,
} from '../services/employers/featured';
import { toFeatured } from '../services/employers/featuredWire';

export const featuredRoutes = ({ db }: Context): Handlers => ({
  getFeaturedEmployers: async () => (await listFeatured(db.reads)).map(toFeatured),

  updateFeaturedEmployer: async (request) => {
    // checked against the contract, in which a multipart body's type isn't one of JSON
    const { employerName } = request.body as components['schemas']['FeaturedEmployerInput'];
    const { id } = pathOf<'updateFeaturedEmployer'>(request);
    return toFeatured(
      await changeFeatured(
        db,
        callerOf(request),
        id,
        employerName,
        request.uploads?.get('employerImage'),
      ),
    );
  },

  addFeaturedEmployer: async (request, reply) => {
    // as above
    const { employerName } = request.body as components['schemas']['FeaturedEmployerInput'];
    const added = await featureEmployer(
      db,
      callerOf(request),
      employerName,
      request.uploads?.get('employerImage'),
    );
    return reply.code(201).send(toFeatured(added));
  },

  removeFeaturedEmployer: async (request, reply) => {
    await unfeatureEmployer(db, callerOf(request), pathOf<'removeFeaturedEmployer'>(request).id);
    return reply.code(204).send();
  },

  orderFeaturedEmployers: async (request) =>
    (
      await arrangeFeatured(db, callerOf(request), bodyOf<'orderFeaturedEmployers'>(request).ids)
    ).map(toFeatured),
});
