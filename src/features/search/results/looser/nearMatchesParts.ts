import { lazyOrNothing } from '@/ui/page/lazyOrNothing';

// most searches fill their page
const load = () => import(/* webpackChunkName: "NearMatches" */ './NearMatches');

export const NearMatches = lazyOrNothing(async () => (await load()).NearMatches);
export const NearMatchesTold = lazyOrNothing(async () => (await load()).NearMatchesTold);
