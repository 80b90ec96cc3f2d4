import { renderedPart } from '@/ui/page/part/renderedPart';
import { usedPart } from '@/ui/page/part/usedPart';

// loaded on demand: on our host only, and the listing works without it
export const NearMe = usedPart('NearMe', () => import(/* webpackChunkName: "NearMe" */ './NearMe'));
export const NearMeOffer = renderedPart(
  'NearMeOffer',
  () => import(/* webpackChunkName: "NearMeOffer" */ './NearMeOffer'),
);
