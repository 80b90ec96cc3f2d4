import { renderedPart } from '@/ui/page/part/renderedPart';
import { usedPart } from '@/ui/page/part/usedPart';

// on our own host only, and the listing works without
export const NearMe = usedPart('NearMe', () => import(/* webpackChunkName: "NearMe" */ './NearMe'));
export const NearMeOffer = renderedPart(
  'NearMeOffer',
  () => import(/* webpackChunkName: "NearMeOffer" */ './NearMeOffer'),
);
