import { memoize } from './memoize';

/*
 * Forms of a word that name the same work. Used instead of stems: a stemmer merges account,
 * accounting and accountable, and separates cleaner from cleaning. Words are in lower case; accents
 * matter.
 */

/**
 * `plural` is as good as the word itself; `related` is a slightly different name of the same work.
 */
export type FormStrength = 'plural' | 'related';
export type WordForm = { word: string; strength: FormStrength };

const listOf = (text: string): string[] => text.trim().split(/\s+/u);
const setOf = (text: string): ReadonlySet<string> => new Set(listOf(text));

/** Spelling variants: the two words of a pair are treated as one. */
const spellings = new Map(
  listOf(`
    adviser:advisor counsellor:counselor councillor:councilor jeweller:jeweler theatre:theater
    centre:center labour:labor labourer:laborer travelling:traveling aesthetician:esthetician
    paediatric:pediatric orthopaedic:orthopedic anaesthetist:anesthetist
    anaesthesiologist:anesthesiologist anaesthesia:anesthesia gynaecologist:gynecologist
    licence:license draughtsman:draftsman modelling:modeling counselling:counseling
    labelling:labeling organisation:organization behaviour:behavior behavioural:behavioral
    programme:program dietician:dietitian barkeep:barkeeper chauffer:chauffeur`).map((pair) => {
    const [other = '', usual = ''] = pair.split(':');
    return [other, usual];
  }),
);

const irregularPlurals = new Map(
  listOf(`
    men:man women:woman children:child feet:foot teeth:tooth mice:mouse wives:wife midwives:midwife
    housewives:housewife knives:knife lives:life shelves:shelf leaves:leaf calves:calf
    halves:half wolves:wolf analyses:analysis diagnoses:diagnosis cookies:cookie movies:movie
    calories:calorie veggies:veggie brownies:brownie smoothies:smoothie selfies:selfie
    heroes:hero potatoes:potato tomatoes:tomato buses:bus bonuses:bonus campuses:campus
    statuses:status viruses:virus gases:gas lenses:lens menus:menu taxis:taxi quizzes:quiz
    rns:rn nps:np vps:vp pas:pa apis:api`).map((pair) => {
    const [plural = '', singular = ''] = pair.split(':');
    return [plural, singular];
  }),
);

/**
 * Words that end like a plural but aren't one, or not of the word without the ending: securities
 * are traded, security guards; customs is at the border, custom means made to order.
 */
const noPlurals = setOf(`
  news goods works customs securities windows corps means series species economics texas kansas
  arkansas dallas vegas christmas alias always perhaps besides sms gps cms crms aws ios sas pos gas
  specimen regimen abdomen acumen yemen carmen ramen woods waters arms minutes headquarters
  sometimes afterwards towards sales dynamics lens`);
/** "sale" is treated as "sales", because it is often typed for it. */
const sale = 'sale';

/**
 * Returns the singular of a plural or possessive, in its usual spelling, or the word itself if it
 * is neither. Only for comparing words: the result for an unknown word may not exist.
 */
export const singularOf = memoize((word: string): string => {
  const plain = /['’]s?$/u.test(word) ? word.replace(/['’]s?$/u, '') : word;
  const single = withoutPlural(plain);
  return spellings.get(single) ?? single;
});

/**
 * Checks the most common cases first: most words aren't plurals, and this runs many times per
 * query.
 */
const withoutPlural = (word: string): string => {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  if (word === sale) return 'sales';
  if (word.length < 4 || noPlurals.has(word)) return word;
  if (!word.endsWith('s')) return withoutIrregularEnding(word);
  if (!/\p{L}s$/u.test(word) || /[sui]s$/u.test(word)) return word;
  // coaches, boxes and classes lose "es"; nurses and houses only "s"
  if (/(?:ss|sh|ch|x)es$/u.test(word)) return word.slice(0, -2);
  return /\p{L}{2}ies$/u.test(word) ? `${word.slice(0, -3)}y` : word.slice(0, -1);
};
const withoutIrregularEnding = (word: string): string => {
  if (word.length > 5 && word.endsWith('men')) return `${word.slice(0, -3)}man`;
  if (word.length > 7 && word.endsWith('people')) return `${word.slice(0, -6)}person`;
  return word;
};

/** Returns the plurals of a word, except those that are another word as well. */
const pluralsOf = (singular: string): string[] =>
  writtenPlurals(singular).filter((plural) => withoutPlural(plural) === singular);

const writtenPlurals = (singular: string): string[] => {
  if (singular === 'sales') return [sale];
  const own = [...irregularPlurals].flatMap(([plural, one]) => (one === singular ? [plural] : []));
  if (own.length > 0) return own;
  if (singular.length < 3) return [];
  if (/\p{L}{2}man$/u.test(singular)) return [`${singular.slice(0, -3)}men`, `${singular}s`];
  if (/\p{L}{2}person$/u.test(singular)) return [`${singular}s`, `${singular.slice(0, -6)}people`];
  if (/(?:[sxz]|ch|sh)$/u.test(singular)) return [`${singular}es`];
  return /[^aeiou]y$/u.test(singular) ? [`${singular.slice(0, -1)}ies`] : [`${singular}s`];
};

/**
 * Words in -er that don't do what the word in -ing says: a server isn't "serving", and a worker
 * isn't a "working" supervisor. Some aren't people at all (tower, towing).
 */
const notDoers = setOf(`
  manager speaker worker server provider leader user counter tower shower letter former poster liver
  computer tender better printer reporter builder diner boarder consumer producer summer lower founder
  holder carer waiter owner finder router starter opener learner joiner grower runner helper trainer
  number meter cover other matter winter layer power offer order center master water charger
  container hearer earner insurer manufacturer receiver retailer transfer register officer
  helper caller rider passer banner water wing filler rounder outer liner bearer wonder elder
  maker taker later parker porter ranger sitter teller dealer turner flower setter controller steer employer looker warner sewer`);

/** Pairs of doer and work other than -er and -ing; related in both directions. */
const doerAndWork = listOf(`
  nurse:nursing cook:cooking tailor:tailoring tutor:tutoring coach:coaching counselor:counseling
  auditor:auditing surveyor:surveying editor:editing estimator:estimating machinist:machining
  stylist:styling glazier:glazing lifeguard:lifeguarding mentor:mentoring
  carpenter:carpentry mason:masonry upholsterer:upholstery janitor:janitorial custodian:custodial
  secretary:secretarial journalist:journalism translator:translation dentist:dentistry
  assembler:assembly fabricator:fabrication installer:installation transcriptionist:transcription
  investigator:investigation butcher:butchering illustrator:illustration animator:animation
  inspector:inspecting florist:floristry forester:forestry grocer:grocery`);

/**
 * Fields that are typed to find those who work in them. Not the reverse: users who type the doer
 * don't want the whole field (an accountant isn't an accounting clerk).
 */
const fieldToDoer = listOf(`
  accounting:accountant electrical:electrician pharmacy:pharmacist therapy:therapist
  reception:receptionist science:scientist analytics:analyst analysis:analyst consulting:consultant
  management:manager administration:administrator development:developer design:designer
  architecture:architect audit:auditor inspection:inspector supervision:supervisor
  instruction:instructor coordination:coordinator processing:processor collection:collector
  recruitment:recruiter research:researcher brokerage:broker appraisal:appraiser
  veterinary:veterinarian nutrition:nutritionist chemistry:chemist statistics:statistician
  economics:economist esthetics:esthetician training:trainer interpretation:interpreter
  paediatrics:pediatrician pediatrics:pediatrician`);

const related = new Map<string, string[]>();
const relate = (from: string, to: string): void => {
  const key = singularOf(from);
  related.set(key, [...(related.get(key) ?? []), to]);
};
for (const pair of [...doerAndWork, ...fieldToDoer]) {
  const [left = '', right = ''] = pair.split(':');
  relate(left, right);
  if (doerAndWork.includes(pair)) relate(right, left);
}

/**
 * Derives the work from its doer: welder and welding, engineer and engineering, photographer and
 * photography.
 */
const workOf = (doer: string): string[] => {
  if (notDoers.has(doer)) return [];
  const [, stem] = /^(\p{L}{3,})er$/u.exec(doer) ?? [];
  if (stem === undefined) return [];
  if (stem.endsWith('e')) return [`${doer}ing`];
  if (stem.endsWith('graph')) return [`${stem}y`];
  return [`${stem.endsWith('i') ? `${stem.slice(0, -1)}y` : stem}ing`];
};
const doersOf = (work: string): string[] => {
  const [, logy] = /^(\p{L}{2,}(?:log|metr|iatr|tom))y$/u.exec(work) ?? [];
  if (logy !== undefined && work !== 'technology') return [`${logy}ist`];
  const [, graph] = /^(\p{L}{2,}graph)y$/u.exec(work) ?? [];
  if (graph !== undefined) return [`${graph}er`];
  const [, stem] = /^(\p{L}{3,})ing$/u.exec(work) ?? [];
  if (stem === undefined) return [];
  if (/e?er$/u.test(stem) && workOf(stem).includes(work)) return [stem];
  const doer = /[^aeiou]y$/u.test(stem) ? `${stem.slice(0, -1)}ier` : `${stem}er`;
  return notDoers.has(doer) ? [] : [doer];
};

/** Returns the singular of other words for the same work. */
const relatedOf = memoize((singular: string): string[] => [
  ...(related.get(singular) ?? []),
  ...workOf(singular),
  ...doersOf(singular),
]);

const spellingsOf = (word: string): string[] => [
  word,
  ...[...spellings].flatMap(([other, usual]) => (usual === word ? [other] : [])),
];
const withPlurals = (singular: string): string[] =>
  spellingsOf(singular).flatMap((each) => [each, ...pluralsOf(each)]);

/**
 * Returns the other forms of a typed word that mean the same work, best first, deduplicated and
 * without the word itself: its plural or singular and spelling variants, then the doer or the work.
 * Some don't exist ("techer") and simply match nothing.
 */
export const familyOf = memoize((word: string): readonly WordForm[] => {
  const singular = singularOf(word);
  const forms = new Map<string, FormStrength>();
  for (const each of withPlurals(singular)) forms.set(each, 'plural');
  for (const each of relatedOf(singular).flatMap(withPlurals))
    if (!forms.has(each)) forms.set(each, 'related');
  forms.delete(word);
  return [...forms].map(([form, strength]) => ({ word: form, strength }));
});

/**
 * Returns how a word found in a job relates to the typed one, or `undefined` if it is another word.
 * Directional: typed "accounting" matches accountants, but not the reverse.
 */
export const sameWord = (typed: string, found: string): 'same' | FormStrength | undefined => {
  if (typed === found) return 'same';
  const [singular, other] = [singularOf(typed), singularOf(found)];
  if (singular === other) return 'plural';
  return relatedOf(singular).some((each) => singularOf(each) === other) ? 'related' : undefined;
};
