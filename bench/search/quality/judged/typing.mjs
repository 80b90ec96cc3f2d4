import { meaning, titled } from '../rules.mjs';

/**
 * Typos of several letters, phonetic spellings, prefixes of words, and words joined or split.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const typing = {
  'typos of two letters and by ear': [
    { q: 'elecrtican', rules: titled('electrician') },
    { q: 'recepshonist', rules: titled('receptionist') },
    { q: 'warehose assosiate', rules: titled('warehouse associate') },
    { q: 'mashinist', rules: titled('machinist') },
    { q: 'flebotomist', rules: titled('phlebotomist') },
    { q: 'vetrinary assistent', rules: titled('veterinary assistant') },
    { q: 'suprintendant', rules: titled('superintendent') },
    { q: 'acounts payble', rules: meaning(/^accounts payable\b/, /\baccounts payable\b/) },
    { q: 'secretery', rules: titled('secretary') },
    { q: 'cheff', rules: titled('chef') },
    { q: 'maintenence tecnician', rules: titled('maintenance technician') },
    { q: 'resturant manger', rules: titled('restaurant manager') },
    { q: 'administritive asistant', rules: titled('administrative assistant') },
    { q: 'buisness anaylst', rules: titled('business analyst') },
    { q: 'pshychologist', rules: titled('psychologist') },
    { q: 'dieticien', rules: titled('dietitian', 'dietician') },
    { q: 'mecanical enginer', rules: titled('mechanical engineer') },
    { q: 'libarian', rules: titled('librarian') },
  ],
  'typos of one letter in longer queries': [
    { q: 'custmer service representative', rules: titled('customer service representative') },
    {
      q: 'registered nuse icu',
      rules: meaning(
        /^(?=.*\b(rn|registered nurs\w+)\b)(?=.*\bicu\b)/,
        /\b(icu|critical care)\b/,
        /\b(rn|registered nurse)\b/,
      ),
    },
    { q: 'dental asistant', rules: titled('dental assistant') },
    { q: 'ocupational therapist', rules: titled('occupational therapist') },
    { q: 'graphic desginer', rules: titled('graphic designer') },
    { q: 'constuction superintendent', rules: titled('construction superintendent') },
    { q: 'forklfit operator', rules: titled('forklift operator') },
    { q: 'fianncial advisor', rules: titled('financial advisor') },
    { q: 'store mannager', rules: titled('store manager') },
    {
      q: 'human resorces generalist',
      rules: titled('human resources generalist', 'human resource generalist', 'hr generalist'),
    },
    { q: 'data scientits', rules: titled('data scientist') },
    { q: 'respiratory therapst', rules: titled('respiratory therapist') },
    { q: 'diesel mechnic', rules: titled('diesel mechanic') },
    { q: 'producct manager', rules: titled('product manager') },
  ],
  'beginnings of words': [
    { q: 'proj coor', rules: titled('project coordinator') },
    {
      q: 'cust serv rep',
      rules: titled('customer service representative', 'customer service rep'),
    },
    { q: 'admin asst', rules: titled('administrative assistant', 'admin assistant') },
    { q: 'elec eng', rules: titled('electrical engineer', 'electronics engineer') },
    { q: 'soft eng', rules: titled('software engineer') },
    { q: 'maint tech', rules: titled('maintenance technician', 'maintenance tech') },
    { q: 'acct exec', rules: titled('account executive') },
    { q: 'bus analyst', rules: titled('business analyst') },
    { q: 'pharm tech', rules: titled('pharmacy technician', 'pharmacy tech') },
    { q: 'phys ther', rules: titled('physical therapist') },
    { q: 'mech engin', rules: titled('mechanical engineer') },
    { q: 'constr superint', rules: titled('construction superintendent') },
    { q: 'receptio', rules: titled('receptionist') },
    { q: 'fin analyst', rules: titled('financial analyst') },
    { q: 'med assist', rules: titled('medical assistant') },
    { q: 'electricia', rules: titled('electrician') },
  ],
  'joined and split words': [
    {
      q: 'frontend developer',
      rules: titled('frontend developer', 'front end developer', 'front-end developer'),
    },
    { q: 'ware house associate', rules: titled('warehouse associate') },
    { q: 'health care recruiter', rules: titled('healthcare recruiter', 'health care recruiter') },
    { q: 'dish washer', rules: titled('dishwasher') },
    { q: 'book keeper', rules: titled('bookkeeper') },
    { q: 'helpdesk technician', rules: titled('help desk technician', 'helpdesk technician') },
    { q: 'fork lift operator', rules: titled('forklift operator') },
    {
      q: 'full-stack engineer',
      rules: titled('full stack engineer', 'full-stack engineer', 'fullstack engineer'),
    },
    { q: 'care giver', rules: titled('caregiver') },
    { q: 'pre school teacher', rules: titled('preschool teacher', 'pre-school teacher') },
    { q: 'hair stylest or hairstylist', rules: titled('hair stylist', 'hairstylist') },
    { q: 'truckdriver', rules: titled('truck driver') },
    { q: 'frontdesk agent', rules: titled('front desk agent') },
    { q: 'copy writer', rules: titled('copywriter') },
    {
      q: 'cyber security engineer',
      rules: titled('cyber security engineer', 'cybersecurity engineer'),
    },
    { q: 'house keeper', rules: titled('housekeeper') },
    {
      q: 'back end engineer',
      rules: titled('backend engineer', 'back end engineer', 'back-end engineer'),
    },
    { q: 'bar tender', rules: titled('bartender') },
    { q: 'projectmanager', rules: titled('project manager') },
    {
      q: 'e commerce manager',
      rules: meaning(/\be-?commerce\b.*\bmanager|\bmanager\b.*\be-?commerce\b/, /\be-?commerce\b/),
    },
  ],
};
