import { named, titled } from '../rules.mjs';

const rn = [...named('registered nurse', 'rn'), { grade: 1, title: /\bnurs/ }];

/**
 * Words with typos.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const typos = {
  'typos in titles': [
    { q: 'acountant', rules: titled('accountant') },
    { q: 'recieptionist', rules: titled('receptionist') },
    { q: 'pharmasist', rules: titled('pharmacist') },
    { q: 'enginere', rules: titled('engineer') },
    { q: 'electical engineer', rules: titled('electrical engineer') },
    { q: 'projcet manager', rules: titled('project manager') },
    { q: 'softwear engineer', rules: titled('software engineer') },
    { q: 'physcial therapist', rules: titled('physical therapist') },
    { q: 'excutive assistent', rules: titled('executive assistant') },
    { q: 'regsitered nurse', rules: rn },
    { q: 'maintainance technician', rules: titled('maintenance technician') },
  ],
};
