import { renderedPart } from '@/ui/page/renderedPart';

// on our own host only, and the listing works without
export const NearMe = renderedPart(
  'NearMe',
  () => import(/* webpackChunkName: "NearMe" */ './NearMe'),
);
export const NearMeOffer = renderedPart(
  'NearMeOffer',
  () => import(/* webpackChunkName: "NearMeOffer" */ './NearMeOffer'),
);
