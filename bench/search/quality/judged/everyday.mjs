import { meaning, titled } from '../rules.mjs';

const cleaner =
  /\b(cleaners?|cleaning (specialist|crew|associate|technician)|housekeep\w*|janitor\w*|custodia\w+|room attendants?)\b/;
const cook = /\b(cooks?|chef)\b/;
const helper =
  /\b(construction|general|day|labou?r) (labou?rers?|workers?|helpers?)\b|\blabou?rers?\b/;

/**
 * Everyday words for jobs, in English and Spanish, and the titles that match them.
 *
 * @type {Record<string, import('./query.mjs').Query[]>}
 */
export const everyday = {
  'everyday words for jobs': [
    {
      q: 'garbage man',
      rules: meaning(
        /\b(garbage|trash|refuse)\b|\bwaste (collect|driver)/,
        /\bwaste services?\b|\broll off\b/,
        /\bsanitation (worker|technician|associate)|\bcdl\b.*driver|truck driver/,
      ),
    },
    {
      q: 'lunch lady',
      rules: meaning(
        /\b(cafeteria|lunch|food service (worker|assistant|aide|associate|clerk)|school.*(cook|food)|dietary aide)\b/,
        /\bfood services?\b/,
        /\b(kitchen|cook)\b/,
      ),
    },
    {
      q: 'bellboy',
      rules: meaning(
        /\b(bell(man|hop|boy|person| (attendant|staff|supervisor))|valet & bell|porter)\b/,
        /\b(valet|guest services?|concierge)\b/,
        /\bfront desk\b/,
      ),
    },
    {
      q: 'seamstress',
      rules: meaning(/\b(seamstress|tailor|sewing|sewer|alterations?)\b/),
    },
    {
      q: 'janitor',
      rules: meaning(/\b(janitor\w*|custodia\w+)\b/, /\bclean(er|ers|ing)\b/, /\bporter|housekeep/),
    },
    {
      q: 'maid',
      rules: meaning(
        /\b(housekeeper|housekeeping|room attendant|maid|house cleaner)\b/,
        /\bclean(er|ers|ing)\b/,
      ),
    },
    {
      q: 'stock boy',
      rules: meaning(
        /\b(stocker|stock (clerk|associate|person)|shelf)\b/,
        /\bgrocery\b|merchandiser/,
      ),
    },
    {
      q: 'car mechanic',
      rules: meaning(
        /\b(automotive|auto)\b.*\b(mechanic|technician)|\b(mechanic|technician)\b.*\bautomotive\b/,
        /^mechanic\b|\b(fleet|vehicle) (mechanic|technician)/,
        /\b(diesel|truck|trailer).*(mechanic|technician)/,
      ),
    },
    {
      q: 'dog groomer',
      rules: meaning(/\bgroomers?\b/, /\b(dog|kennel|pet stylist)\b/),
    },
    {
      q: 'bug exterminator',
      rules: meaning(/\b(exterminator|pest control)\b/, /\bpest\b/),
    },
    {
      q: 'eye doctor',
      rules: meaning(
        /\b(optometrist|ophthalmologist)\b/,
        /\bopto\w+|\bophthalm/,
        /\boptic(al|ian)/,
      ),
    },
    {
      q: 'car salesman',
      rules: meaning(
        /\b(auto|automotive|car|vehicle|dealership)\b.*\bsales ?(person|people|consultants?|associate|rep|representative|professional)\b|\bsales ?(person|consultant|associate|rep|representative|professional)\b.*\b(automotive|auto|car|vehicle|dealership)\b/,
        /^salesperson\b|\b(auto|automotive|car)\b.*\bsales\b/,
        /\bsales consultant\b/,
      ),
    },
    { q: 'lawyer', rules: meaning(/\b(attorneys?|lawyers?)\b/, /\bcounsel\b/, /\blegal\b/) },
    {
      q: 'realtor',
      rules: meaning(
        /\b(realtor|real estate (agent|sales|salesperson|broker))\b/,
        /\breal estate\b|\bleasing\b/,
      ),
    },
    {
      q: 'animal doctor',
      rules: meaning(/\bveterinarians?\b|\bdvm\b/, /\bveterinary\b/),
    },
    {
      q: 'blood drawer',
      rules: meaning(/\bphlebotom/, /\bblood\b|\bplasma\b/, /\blaboratory assistant\b/),
    },
    {
      q: 'security guard',
      rules: meaning(
        /^(?!.*(information|isso)).*\bsecurity (guards?|officer)\b/,
        /\b(loss prevention|protective|patrol)\b/,
        /\b(lobby|gate|public safety) (guard|officer|attendant)\b/,
      ),
    },
    {
      q: 'hairdresser',
      rules: meaning(
        /\b(hair ?(stylist|dresser)|cosmetologist|barber)\b/,
        /\b(salon|hair)\b/,
        /\bstylist\b/,
      ),
    },
    {
      q: 'handyman',
      rules: meaning(
        /\bhandyman\b|\bmaintenance (technician|tech|worker|helper|person|mechanic)\b/,
        /\bmaintenance (assistant|associate|person|apprentice)\b|\b(plumber|carpenter|painter)\b/,
      ),
    },
    {
      q: 'waitress',
      rules: meaning(
        /\b(waitress|waiter|(restaurant|dining|banquet|cocktail|food) servers?|hiring.*servers?)\b|^servers?\b(?! administrator)/,
        /^(?!.*(sql|admin|engineer|windows|cloud|develop)).*\bservers?\b/,
        /\b(busser|food runner|host|hostess|bartender)\b/,
      ),
    },
    {
      q: 'bus boy',
      rules: meaning(
        /\b(bussers?|busperson|bus ?boy)\b/,
        /\bfood[ /-]runners?\b/,
        /\bdishwasher\b/,
      ),
    },
    {
      q: 'preschool daycare worker',
      rules: meaning(
        /\b(daycare|day care|child ?care|preschool|infant|toddler)\b.*\b(teacher|worker|aide|assistant|lead)\b|\b(teacher|worker|aide|assistant)\b.*\b(daycare|child ?care|preschool|infant|toddler)\b/,
        /\b(daycare|child ?care|preschool|early childhood)\b/,
      ),
    },
    {
      q: 'headhunter',
      rules: meaning(/\brecruiters?\b|\bheadhunter/, /\b(talent acquisition|recruit(ing|ment))\b/),
    },
    {
      q: 'pizza delivery guy',
      rules: meaning(
        /\b(pizza|domino)\b.*\b(delivery|driver)\b|\bpizza delivery/,
        /\bdelivery driver\b/,
        /\bpizza\b|\bdriver\b/,
      ),
    },
    {
      q: 'shrink',
      rules: meaning(
        /\bpsychiatrists?\b|\bpsychologists?\b/,
        /\b(psychiatr\w+|mental health)\b/,
        /\bpsychotherapist\b|\bbehavioral health\b/,
      ),
    },
    {
      q: 'computer guy',
      rules: meaning(
        /\b(help ?desk|desktop|computer|it) (support|technician|specialist|analyst|tech)\b|\bhelp ?desk\b/,
        /\b(it|systems?|network) (administrator|support)\b|\bservice desk\b/,
        /\bcomputer\b/,
      ),
    },
    {
      q: 'trucker',
      rules: meaning(
        /\b(truck|cdl|tractor|flatbed|semi)\b.*\bdrivers?\b|\bdrivers?\b.*\b(truck|cdl|class a)\b/,
        /\bcdl\b|\bdelivery driver\b/,
        /\bdrivers?\b(?!.*software)/,
      ),
    },
    {
      q: 'lab tech',
      rules: meaning(
        /\b(lab|laboratory) (tech|techs|technician|technicians)\b/,
        /\b(lab|laboratory) (assistant|technologist|scientist|analyst)|\bmedical technologist/,
      ),
    },
  ],
  'spanish words for trades': [
    { q: 'cocinero', rules: meaning(/\b(cooks?|cocinero)\b/, /\bchef\b/, /\bkitchen\b/) },
    { q: 'limpieza', rules: meaning(cleaner, /\bcleaning\b|\bporter\b/) },
    {
      q: 'chofer',
      rules: meaning(/\b(drivers?|chofer|conductor)\b(?!.*(software|engineer))/, /\bcdl\b/),
    },
    { q: 'enfermera', rules: meaning(/\b(nurses?|rn|enfermer\w+)\b/, /\b(lpn|lvn|cna|nursing)\b/) },
    {
      q: 'trabajos de bodega',
      rules: meaning(
        /\bwarehouse\b/,
        /\b(forklift|package handler|order (picker|selector)|material handler)\b/,
      ),
    },
    {
      q: 'mesero',
      rules: meaning(
        /\b(waiter|waitress|(restaurant|dining|banquet|cocktail) server)\b|^servers?\b(?! admin)/,
        /\bbusser|food runner|\bhost(ess)?\b/,
      ),
    },
    { q: 'soldador', rules: meaning(/\bwelders?\b/, /\bwelding\b/) },
    { q: 'mecanico', rules: meaning(/\bmechanics?\b/, /\b(automotive|diesel).*technician/) },
    { q: 'maestra', rules: meaning(/\bteachers?\b/, /\bteach|\bpreschool\b|\binstructor\b/) },
    { q: 'cajera', rules: meaning(/\bcashiers?\b/, /\bteller\b/) },
    { q: 'electricista', rules: titled('electrician') },
    {
      q: 'niñera',
      rules: meaning(
        /\b(nanny|babysitter)\b|\b(child ?care|daycare)\b(?!.*(cook|test|driver))/,
        /\b(preschool|toddler|infant)\b/,
      ),
    },
    { q: 'lavaplatos', rules: titled('dishwasher') },
    {
      q: 'ayudante de cocina',
      rules: meaning(
        /\bkitchen (helper|assistant|staff|team|worker)|\bprep cook\b|\bassistant cook\b/,
        /\bdishwasher|\bkitchen\b/,
        cook,
      ),
    },
    {
      q: 'guardia de seguridad',
      rules: meaning(
        /^(?!.*(information|isso)).*\bsecurity (guards?|officer)\b/,
        /\b(patrol|loss prevention)\b/,
      ),
    },
    {
      q: 'trabajador de construcción',
      rules: meaning(
        helper,
        /\bconstruction (associate|laborer|worker|technician)|\bcarpenter\b/,
        /\bconstruction\b/,
      ),
    },
    { q: 'contador', rules: titled('accountant') },
    { q: 'recepcionista', rules: titled('receptionist') },
    { q: 'abogado', rules: meaning(/\b(attorneys?|lawyer)\b/, /\b(counsel|paralegal)\b/) },
  ],
};
