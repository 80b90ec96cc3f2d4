import type { components } from '@contract/generated/types';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { listFeatured } from '../repositories/employers/featured';
import { invalidateJobCaches } from '../services/cache';
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
    // validated by the contract; its type for a multipart body isn't a JSON body's
    const { employerName } = request.body as components['schemas']['FeaturedEmployerInput'];
    const { id } = pathOf<'updateFeaturedEmployer'>(request);
    const picture = request.uploads?.get('employerImage');
    const changed = await changeFeatured(db, callerOf(request), id, employerName, picture);
    await invalidateJobCaches(db);
    return toFeatured(changed);
  },

  addFeaturedEmployer: async (request, reply) => {
    // see updateFeaturedEmployer
    const { employerName } = request.body as components['schemas']['FeaturedEmployerInput'];
    const added = await featureEmployer(
      db,
      callerOf(request),
      employerName,
      request.uploads?.get('employerImage'),
    );
    await invalidateJobCaches(db);
    return reply.code(201).send(toFeatured(added));
  },

  removeFeaturedEmployer: async (request, reply) => {
    await unfeatureEmployer(db, callerOf(request), pathOf<'removeFeaturedEmployer'>(request).id);
    await invalidateJobCaches(db);
    return reply.code(204).send();
  },

  orderFeaturedEmployers: async (request) => {
    const { ids } = bodyOf<'orderFeaturedEmployers'>(request);
    const arranged = await arrangeFeatured(db, callerOf(request), ids);
    await invalidateJobCaches(db);
    return arranged.map(toFeatured);
  },
});
