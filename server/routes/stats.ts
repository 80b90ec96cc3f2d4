import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { siteStats } from '../services/site/stats';

export const statsRoutes = ({ db }: Context): Handlers => ({
  getStats: async () => siteStats(db),
});
