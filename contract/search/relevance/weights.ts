import { featureNames, type FeatureName, type Features } from './features';

/** What each feature counts for; fitted on the judged queries. */
export const featureWeights: Record<FeatureName, number> = {
  titleSaid: 2.3,
  coreSaid: 2.8,
  sameName: 2.2,
  short: 1.9,
  companySaid: 2.8,
  sameCompany: 3.1,
  placeSaid: 2,
  categorySaid: 0.2,
  anywhereSaid: 7.9,
  text: 0.6,
  fresh: 0.3,
  near: 5,
};

/** A job's score: the higher, the better it is. */
export const scoreOf = (features: Features): number => {
  let score = 0;
  for (const name of featureNames) score += featureWeights[name] * features[name];
  return score;
};
