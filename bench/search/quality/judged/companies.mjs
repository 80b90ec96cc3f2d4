import { named, of } from '../rules.mjs';

/**
 * Company names, spelled correctly and misspelled.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const companies = {
  companies: [
    { q: 'jpmorgan chase', rules: [...of(/jpmorgan chase/), ...named('jpmorgan chase')] },
    { q: 'Deutsche Bank', rules: of(/^deutsche bank/) },
    { q: 'tesla', rules: of(/^tesla$/) },
    { q: 'spacex', rules: of(/^spacex/) },
    { q: 'Wells Fargo', rules: of(/^wells fargo/) },
    { q: 'bank of china', rules: of(/^bank of china/) },
    { q: 'Northrop Grumman', rules: of(/^northrop grumman/) },
    { q: 'texas instruments', rules: of(/^texas instruments/) },
    { q: 'citi', rules: of(/^citi(bank|group)?$/) },
    { q: 'Kimley-Horn', rules: of(/^kimley-horn/) },
  ],
  'typos in companies': [
    { q: 'jpmorgen chase', rules: [...of(/jpmorgan chase/), ...named('jpmorgan chase')] },
    { q: 'deutche bank', rules: of(/^deutsche bank/) },
    { q: 'spacx', rules: of(/^spacex/) },
    { q: 'northrup gruman', rules: of(/^northrop grumman/) },
    { q: 'huntingtn bank', rules: of(/^huntington bank/) },
    { q: 'sikorski aircraft', rules: of(/^sikorsky aircraft/) },
    { q: 'raytheeon', rules: of(/^raytheon/) },
  ],
};
