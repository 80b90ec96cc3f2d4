import type { components } from '@contract/generated/types';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { callerOf, pathOf } from '../plugins/inputs';
import { listFeatured, type FeaturedRow } from '../repositories/featured';
import { changeFeatured } from '../services/featured';
import { mediaAddress } from '../services/jobAnswers';

const toFeatured = ({ id, name, mediaId }: FeaturedRow): components['schemas']['FeaturedEmployer'] => ({
  _id: id, employerName: name, ...(mediaId === null ? {} : { employerImage: mediaAddress(mediaId) }),
});

export const featuredRoutes = ({ db }: Context): Handlers => ({
  getFeaturedEmployers: async () => (await listFeatured(db)).map(toFeatured),

  updateFeaturedEmployer: async (request) => {
    // checked against the contract, in which a multipart body's type isn't one of JSON
    const { employerName } = request.body as components['schemas']['FeaturedEmployerInput'];
    const { id } = pathOf<'updateFeaturedEmployer'>(request);
    return toFeatured(await changeFeatured(db, callerOf(request), id, employerName, request.uploads?.get('employerImage')));
  },
});
