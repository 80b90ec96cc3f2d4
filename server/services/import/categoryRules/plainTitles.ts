import { words, type Rule } from './rule';

/**
 * Titles that say so plainly that nothing else in them counts: "Nurse Recruiter" is a recruiter,
 * "Software Sales" is sales. The first that matches decides.
 */
export const plainTitles: readonly Rule[] = [
  [
    'HR Jobs',
    words(String.raw`
    recruit(er|ing|ment) | talent (acquisition|partner) | human resources? | hr(bp|is)? | people (partner|operations|services|ops) |
    payroll | (benefits|compensation) (analyst|specialist|manager|administrator) | attorneys? | lawyers? | counsel | paralegal |
    litigation`),
  ],
  [
    'Web Dev Jobs',
    words(String.raw`
    web ?(site)? ?(developer|development|engineer|designer|master|programmer|application|content manager) |
    front[- ]?end(?! (supervisor|lead|associate|cashier|manager|clerk|assistant|coordinator|team)) | full[- ]?stack | react(js|\.js)? |
    angular(js)? | vue(\.?js)? | node\.?js | javascript | typescript | php | html5? | wordpress | drupal | shopify developer | ui ?/ ?ux |
    ux ?/ ?ui | (ux|ui) (designer|developer|engineer|architect) | ruby on rails | magento | webflow`),
  ],
  [
    'Restaurant Jobs',
    words(String.raw`
    restaurant | cooks? | chef | sous | bartenders? | barback | barista | dishwasher | bussers? |
    food[- ](runners?|servers?|service|prep|and beverage|& beverage) | f&b | waiter | waitress | kitchen | culinary | crew ?member |
    baker | pizza | pizzeria | catering | cafe | cafeteria | dining | sommelier | butcher | deli | beverage | taco bell | mcdonald |
    burger | wendy'?s | chick-fil-a | starbucks | sandwich | hostess | pastry | banquets? |
    ^(lead |head |am |pm |part[- ]time )?(server|host)\b(?! (engineer|admin|support|system|tech)) |
    \bserver\b.*\b(bartender|tavern|grill|bistro|brewery)\b`),
  ],
  [
    'Nurse Jobs',
    words(String.raw`
    nurs(e|es|ing) | rns? | lpns? | lvns? | cnas? | crna | np | aprn | bsn | icu | pcu | med[- ]?surg | caregiver | home health |
    patient | clinicians? | clinic(al)?(?! (data|trial data|research (finance|contract)|systems? analyst|software)) | phlebotom\w* |
    patholog\w* | therapists? | md/do | medical assistant`),
  ],
  [
    'Teacher Jobs',
    words(String.raw`
    teach(er|ers|ing) | tutor | professor | lecturer | instructor | faculty | principal(?=.*school) | school | classroom |
    paraprofessional | paraeducator | kindergarten | preschool | pre-k | early childhood | childcare | child care | daycare | nanny |
    curriculum | educators? | special education | academic | admissions | guidance counselor | school counselor | adjunct |
    coach(?!.*\b(sales|agile|scrum|bus)\b)(?<!(customer|agile|sales|health) coach) | librar(y|ian) | instructional |
    student (services|success|affairs|support|life|teacher|advisor) | dean | postdoc\w* | camp counselor | after ?school | lifeguard |
    swim`),
  ],
  ['Business Analyst', words('business (systems? |data |process |intelligence )?analysts?')],
  [
    'IT Jobs',
    words(String.raw`
    software engineering |
    (software|java|python|c\+\+|\.net|dot ?net|salesforce|servicenow|sap|data(?! center)|devops|cloud|android|ios|machine learning) (\w+ ){0,2}(engineer|developer|architect|scientist) |
    application developer`),
  ],
  [
    'Engineering',
    words(String.raw`
    \b(civil|structural|mechanical|electrical|chemical|industrial|manufacturing|process|hardware|geotechnical|transportation) (\w+ )?engineer\b`),
  ],
  [
    'Sales Jobs',
    words(String.raw`
    sales (representative|rep|manager|director|executive|associate|consultant|specialist|lead|advisor|head|agent) |
    (manager|director|vp|head|vice president) of sales | account executive | business developer | personal shopper`),
  ],
];
