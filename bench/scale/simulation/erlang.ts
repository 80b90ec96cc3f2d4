/** The probability that an arrival has to wait (Erlang C). The load is in Erlangs. */
const erlangC = (servers: number, load: number): number => {
  let blocked = 1;
  for (let each = 1; each <= servers; each += 1)
    blocked = (load * blocked) / (each + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
};

/**
 * Returns the waiting times of an M/M/c queue, in seconds: the mean, and the quantile for a share
 * of arrivals. `arrivals` is per second, `services` per second and server.
 */
export const mmcQueue = (servers: number, arrivals: number, services: number) => {
  const wait = erlangC(servers, arrivals / services);
  const spare = servers * services - arrivals;
  return {
    meanWait: wait / spare,
    waitOf: (share: number): number => Math.max(0, Math.log(wait / (1 - share)) / spare),
  };
};
