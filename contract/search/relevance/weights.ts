import { featureNames, type FeatureName, type Features } from './features';

/** What each feature counts for; fitted on the judged queries. */
export const featureWeights: Record<FeatureName, number> = {
  titleSaid: 0.8,
  coreSaid: 0.6,
  sameName: 2.4,
  inOrder: 0.6,
  short: 1.9,
  companySaid: 1.5,
  sameCompany: 3.4,
  placeSaid: 2,
  categorySaid: 0,
  anywhereSaid: 11.2,
  phrase: 2.4,
  fresh: 1.1,
  near: 5.8,
};

/** A job's score: the higher, the better it is. */
export const scoreOf = (features: Features): number => {
  let score = 0;
  for (const name of featureNames) score += featureWeights[name] * features[name];
  return score;
};
