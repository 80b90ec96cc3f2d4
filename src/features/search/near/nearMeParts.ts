import { lazyOrNothing } from '@/ui/page/lazyOrNothing';
import { renderedPart } from '@/ui/page/renderedPart';

// on our own host only, and the listing works without
export const NearMe = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "NearMe" */ './NearMe')).NearMe,
);
// it takes room, so the host renders it
export const NearMeOffer = renderedPart(
  'NearMeOffer',
  () => import(/* webpackChunkName: "NearMeOffer" */ './NearMeOffer'),
);
