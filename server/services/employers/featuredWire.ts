import type { FeaturedRow } from '../../repositories/employers/featured';
import type { Wire } from '../../wire';
import { mediaAddress } from '../jobs/jobWire';

export const toFeatured = ({ id, name, mediaId }: FeaturedRow): Wire<'FeaturedEmployer'> => ({
  _id: id,
  employerName: name,
  ...(mediaId === null ? {} : { employerImage: mediaAddress(mediaId) }),
});
