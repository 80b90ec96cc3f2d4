import { lazyOrNothing } from '@/ui/page/lazyOrNothing';

// on our own host only, and the listing works without
export const NearMe = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "NearMe" */ './NearMe')).NearMe,
);
export const NearMeOffer = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "NearMeOffer" */ './NearMeOffer')).NearMeOffer,
);
