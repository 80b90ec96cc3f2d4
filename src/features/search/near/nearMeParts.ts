import { hydrateOnInteraction } from '@/ui/page/part/hydrateOnInteraction';
import { ssrPart } from '@/ui/page/part/ssrPart';

// loaded on demand: on our host only, and the listing works without it
export const NearMe = hydrateOnInteraction(
  'NearMe',
  () => import(/* webpackChunkName: "NearMe" */ './NearMe'),
);
export const NearMeOffer = ssrPart(
  'NearMeOffer',
  () => import(/* webpackChunkName: "NearMeOffer" */ './NearMeOffer'),
);
