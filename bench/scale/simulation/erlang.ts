/** The chance that who comes has to wait, at so many servers under so much load (Erlang's C). */
const waitChance = (servers: number, load: number): number => {
  let blocked = 1;
  for (let each = 1; each <= servers; each += 1)
    blocked = (load * blocked) / (each + load * blocked);
  return blocked / (1 - (load / servers) * (1 - blocked));
};

/**
 * What the formulas of M/M/c say: arrivals a second, services a second of each server. The mean
 * time in the queue, and what a share of those who come wait at most, in seconds.
 */
export const queueOf = (servers: number, arrivals: number, services: number) => {
  const wait = waitChance(servers, arrivals / services);
  const spare = servers * services - arrivals;
  return {
    meanWait: wait / spare,
    waitOf: (share: number): number => Math.max(0, Math.log(wait / (1 - share)) / spare),
  };
};
