import { featureNames, type FeatureName, type Features } from './features';

/** What each feature counts for; fitted on the judged queries. */
export const featureWeights: Record<FeatureName, number> = {
  titleSaid: 0.1,
  coreSaid: 0.8,
  sameName: 2.7,
  sameRole: 1,
  sameLevel: 0.8,
  inOrder: 0.7,
  short: 2.2,
  companySaid: 1.4,
  sameCompany: 3.7,
  placeSaid: 2,
  categorySaid: 0,
  anywhereSaid: 13.4,
  phrase: 3.2,
  fresh: 1.1,
  near: 6.6,
};

/** A job's score: the higher, the better it is. */
export const scoreOf = (features: Features): number => {
  let score = 0;
  for (const name of featureNames) score += featureWeights[name] * features[name];
  return score;
};
