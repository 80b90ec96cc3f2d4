import { networkOf } from '../addresses';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf } from '../plugins/inputs';
import { pageSpeed, type PageLoadCounts } from '../services/site/pageSpeed';
import { siteStats } from '../services/site/stats';
import { isRobot } from '../services/visitors';

/** Handlers for the site's figures. `loads` counts how fast pages load. */
export const statsRoutes = ({ db, env }: Context, loads: PageLoadCounts): Handlers => ({
  getStats: async () => siteStats(db),
  addPageLoad: async (request, reply) => {
    if (!isRobot(request.headers['user-agent']))
      loads.count(bodyOf<'addPageLoad'>(request), networkOf(request.ip));
    return reply.code(204).send();
  },
  getPageSpeed: async () => {
    // includes what this host has counted but not stored yet
    await loads.flush();
    return { pages: await pageSpeed(db), counting: env.webVitals };
  },
});
