import { words, type Rule } from './rule';

/** Rules for work with people: staff, patients, pupils, guests. The first match wins. */
export const peopleTitles: readonly Rule[] = [
  {
    category: 'HR Jobs',
    says: words(String.raw`
    recruit(er|ers|ing|ment) | talent (acquisition|partner|management) | human resources? | hr | hrbp | hris | hrm | payroll |
    people (partner|operations|ops|& culture|and culture) | chief people officer | head of people | total rewards |
    (benefits|compensation|leave) (analyst|specialist|manager|administrator|coordinator|director) | (labor|labour|employee) (&? ?employee )?relations |
    learning (and|&) development | workforce development | staffing (manager|specialist|coordinator) | onboarding (specialist|coordinator)`),
    unless: words(String.raw`
    developer | engineer | architect | attorney | counsel | business (systems )?analyst | systems analyst | accountant | bookkeeper | accounts payable |
    per hr | an hr | \d+ ?hr | sales | account (executive|manager) | teller | recruiting now | army | national guard |
    student recruit\w* | clinical trials? | patient recruit\w* | foster | volunteer | office manager | administrative assistant`),
  },
  {
    category: 'Nurse Jobs',
    says: words(String.raw`
    nurses? | nursing | rns? | lpns? | lvns? | cnas? | crna | aprns? | fnp | pmhnp | arnp | np | stna | hha | pct | midwi(fe|ves) |
    icu | pcu | med[- /]?surg | l&d rn | caregivers? | home health aides? | (medical|patient care|clinical) assistants? | nurse'?s aides? |
    patient care (techs?|technicians?|associates?|aides?)`),
    unless: words(String.raw`
    respiratory | therapists? | therapy(?! technician) | technologists? | physicians? | pharmac\w* | surgeon | psychologist | dental | veterinar\w* |
    sales | account | accountants? | marketing | engineers? | developers? | software | solutions | schedul(er|ing) | coders? | coding | bill(er|ing) |
    registrar | reception(ist)? | clerk | secretary | attorneys? | paralegal | legal | consultant | analyst | auditor | cook | chef | dietary | dining | housekeep\w* |
    custodian | instructor | professor | faculty | lecturer | teacher | tutor | adjunct | social worker | lcsw | banking | bank | driver |
    maintenance | excellence | nursing home administrator | (facility|center) administrator | dietitian | dietician | sonographer | representative |
    student | scribe | interpreter | librarian | researcher | life enrichment | activities | admissions | central supply | transporter | chaplain`),
  },
  {
    category: 'Teacher Jobs',
    says: words(String.raw`
    teach(er|ers|ing) | tutors? | tutoring | professors? | lecturers? | instructors? | faculty | paraprofessionals? | paraeducators? |
    preschool | pre-?k | kindergarten | early childhood | (educational|education|instructional|school) (assistant|aide|paraprofessional) | instructional coach | adjunct |
    special education | (school|assistant|vice) principal(?=$| ?[-,(|]) | substitutes? teach\w* | classroom (aide|assistant|lead) | educators? | montessori`),
    unless: words(String.raw`
    nurse educator | (diabetes|clinical|patient|health|nurse|community|lactation|beauty|product|store|brand|sales|key|customer|retail|museum|lululemon|wine) educators? | rn |
    physicians? | surgeon | hospitalist | nocturnist | cardiolog\w* | anesthesi\w* | radiolog\w* | recruiter | sales | fitness | wellness | yoga | pilates | swim\w* | ski | snowboard |
    barre | dance | cycling | cycle | spin | group ex(ercise)? | zumba | driving | flight | pilot | simulator | cook | driver | engineer | developer | software |
    psychologist | therapist | pathologist | speech | slp | counselor | social worker | custodian | janitor | maintenance | marketing | director of (development|operations) |
    volunteer | nutrition | food | receptionist | faculty group practice | ultrasound | secretary | teaching (hospital|health) | student affairs | admissions | security officer | it | support specialist | coordinator | compliance |
    faculty (affairs|development|support|administration) | administrative`),
  },
  {
    category: 'Restaurant Jobs',
    says: words(String.raw`
    restaurants? | cooks?(?! (county|children)) | chefs? | sous | bartenders? | barbacks? | baristas? | dish ?wash\w* | bussers? | busboy |
    food[- ](runners?|servers?|services?|prep\w*|and beverage|& beverage|handlers?|expo\w*) | f&b | waiters? | waitress(es)? | wait ?staff | kitchen | culinary |
    crew ?members? | taco bell | mcdonald'?s? | burger king | wendy'?s | chick-fil-a | starbucks | pizza hut | sandwich artist |
    bakers?(?! (hughes|mckenzie|tilly|city|street)) | pizza | catering | cafe | cafeteria | dining (room|services?|aide|associate|attendant|server|manager|director|supervisor) |
    sommelier | hostess | pastry | banquets? | deli | servers? | ^(lead |part[- ]time )?hosts?(?=$| ?[-/|(,])`),
    unless: words(String.raw`
    engineers? | developers? | architects? | sql | windows | linux | unix | system | systems | database | administrat\w+ | admin | web | sales | account |
    accountant | marketing | design(er)? | drivers? | maintenance | technicians? | tech | analyst | estimator | superintendent | nurse | rn | buyer | (kitchen|bath) (and|&) (bath|kitchen) |
    process server | process | consultant | equipment | exchange server | flight | aircraft | vessel | deck | moving | car wash | trader joe'?s | warehouse | security |
    installer | production (operator|worker|supervisor) | sanitation | construction | real estate | packag\w* | finance | insurance | dietitian | scientist | software | it`),
  },
  {
    category: 'Hotel Jobs',
    says: words(String.raw`
    hotels? | motel | resorts? | lodging | innkeeper | guest (services?|relations|room|experience) (agents?|associates?|representatives?|managers?|supervisors?|coordinators?|attendants?|specialists?|ambassadors?|leads?) |
    guest services? | guest relations | front (desk|office) (agents?|clerks?|associates?|attendants?|supervisors?|managers?|representatives?|lead) | night audit\w* | housekeep\w* |
    (?<!(locker|paint|tool|fitting|dressing) )room attendants? |
    house ?(attendants?|persons?|man|keepers?) | bell ?(man|person|hop|attendant|captain|staff) | concierge | hospitality | vacation rentals? | laundry attendant`),
    unless: words(String.raw`
    medical | dental | clinic | clinical | patient | health ?(care)? | hospitals? | hospitalist | surgery | surgical | veterinar\w* | optical | vision | physician | therapy | school | university | campus |
    salon | gym | fitness | sales | selling | account | accountant | accounting | marketing | software | developer | analyst | finance | financial | controller | attorney | counsel | store | retail |
    bank | banking | construction | architect | architectural | real estate | driver | security | designer | design | tax | insurance | apartments? | senior living | assisted living |
    memory care | evs | environmental services | industrial | plant | business development | membership | mall | multifamily | product manager | software engineer | structural | civil | mechanical engineer | data | museum | auto | automotive | car wash |
    club | residential | property | hospice | nursing | rehab | rehabilitation | sporting | theater | theatre | spa`),
  },
];
