import { featureNames, type FeatureName, type Features } from './features';

/** The weight of each feature, fitted on the judged queries. */
export const featureWeights: Record<FeatureName, number> = {
  titleSaid: 0,
  coreSaid: 0.9,
  sameName: 2.6,
  roleSaid: 1.9,
  sameRole: 1.1,
  wanted: 3,
  sameLevel: 0.9,
  inOrder: 0.9,
  short: 2.1,
  companySaid: 1.3,
  sameCompany: 3.8,
  placeSaid: 1.9,
  categorySaid: 0,
  anywhereSaid: 13.5,
  phrase: 3.4,
  fresh: 1.2,
  near: 6.8,
  sameRegion: 5,
};

/** Returns a job's score; higher is better. */
export const scoreOf = (features: Features): number => {
  let score = 0;
  for (const name of featureNames) score += featureWeights[name] * features[name];
  return score;
};
