import { words, type Rule } from './rule';

/** Every other word that tells of a trade, narrow trades first: the first that matches decides. */
export const broadTitles: readonly Rule[] = [
  // -- health and care
  [
    'Nurse Jobs',
    words(String.raw`
    physicians? | surge(on|ry|ical|ons) | surgical | or tech | nuclear medicine | doctor | therap(y|ist|ists) |
    pharmac(y|ist|ists) | dent(al|ist) | hygienist | optometr\w* | optician | ophthalm\w* | radiolog\w* | x-?ray | mri | ct tech\w* |
    sonograph\w* | ultrasound | echo tech | imaging | respiratory |
    medical (coder|coding|scribe|biller|billing|records|receptionist|director|technologist|laboratory|screener|science liaison) |
    veterinar\w* | behavior(al)? (health|technician|specialist|analyst|interventionist) | bcba | rbt | mental health | counsell?or |
    community (health|support) | psych\w* | social work\w* | lcsw | lmsw | msw | case manager |
    care (manager|coordinator|navigator|assistant|aide|giver|partner) | caring | hospice | direct (support|care) | dsp | emt | paramedic |
    dietitian | dietary | nutrition\w* | health ?care(?!.*\b(bank(ing)?|business|analyst|consultant|account|sales|marketing)\b) |
    health (aide|coach|educator|agent) | hospital(ist)? | oncolog\w* | cardio\w* | orthop\w* | pediatric\w* | anesthe\w* | locum\w* |
    dermatolog\w* | neurolog\w* | urolog\w* | gastro\w* | endoscop\w* | steril\w* | audiolog\w* | hearing | chiropract\w* | midwife |
    physio\w* | athletic trainer | organ recovery | residential (aide|counselor) | resident (aide|assistant|care) | personal care |
    group home | youth (specialist|worker|care) | substance | cath lab | perfusion\w* | travel allied | speech | slp |
    pta?\b(?= |-|$).*(rehab|outpatient|home) | rehab\w* | hedis | medicaid | medicare | prosthet\w* | autism |
    family (connections|support) | wellness nurse | orthotist | ^pta?$ | cota | ota?r?/?l?\b(?=.*travel) | advanced practice |
    physician assistant | pa-c | er\b.*\bdepartment | allied health`),
  ],

  // -- hotels, travel, care of buildings
  [
    'Hotel Jobs',
    words(String.raw`
    hotel | motel | resort | inn | lodge | hospitality | guest |
    front (desk|office) (agent|manager|supervisor|clerk|associate|representative)? | front desk | housekeep\w* | (room|house) attendant |
    public area | bell(man|person| attendant) | valet | concierge | night audit\w* | spa | masseu\w* | esthetician | cosmetolog\w* |
    hair ?styl\w* | salon | barber | janitor\w* | custodia\w* | clean(er|ers|ing) | porter | houseperson | laundry |
    travel (agent|consultant|advisor) | flight attendant | cabin crew | casino | gaming |
    dealer(?! (relation|development|sales|account)) | amusement | theme park | attractions? | club (manager|attendant) | fitness | gym |
    membership (associate|coordinator) | recreation | tour guide | guide\b |
    event (planner|coordinator|manager|staff|operations|captain) | events? (planner|coordinator|manager|lead) | conference |
    meeting planner | property manager | community (manager|director|association)(?!.*(social|online|game|discord)) |
    assistant community manager | resident (services|manager) | groundskeeper | groomer | pet`),
  ],

  // -- money
  [
    'Finance Jobs',
    words(String.raw`
    accountants? | accounting | account(s)? (payable|receivable|clerk) | a[rp] (analyst|specialist|clerk) | a/[rp] | bookkeep\w* |
    auditors? | audit | tax | cpa | controller | comptroller | treasur\w* |
    financ(e|ial|ing)(?! (software|systems? (developer|engineer))) | fp&a | cfo | fund | banker | bank(ing)? | teller | loan | mortgage |
    lend(er|ing) | credit | collect(or|ions) | underwrit\w* | actuar\w* | claims? | adjuster | insurance(?!.* sales) | investment |
    invest(or|ing) | portfolio manager | equity research | equities | trader | trading | wealth | broker(age)? | billing | invoic\w* |
    revenue (analyst|accountant|cycle|manager|accounting) | reimbursement | cost (analyst|estimator) | pricing |
    risk (analyst|manager|officer|management|advis\w*) | aml | kyc | anti[- ]money | fraud | trust officer | private equity | m&a |
    purchasing | buyer | procurement | sourcing | payments? | f ?& ?i | f&i | escrow | title (officer|examiner|agent) | appraiser |
    estate planning | registered client associate | quant(itative)? (analyst|research\w*) | asset management`),
  ],

  // -- analysts
  [
    'Business Analyst',
    words(String.raw`
    business ([a-z]+ )?analy(st|sis|tics) | business intelligence | bi (analyst|developer|lead|manager) |
    (data|reporting|research|operations|management|strategy|process|program|product|functional|requirements|insights?|marketing analytics|market research|policy|planning|supply chain|logistics|quality|healthcare|sales operations|performance|project|business operations|kronos) (ba|analyst) |
    analytics (manager|analyst|lead|consultant) | insights | \bba\b | product owner | scrum master | agile coach | statistician`),
  ],

  // -- publicity, words and pictures
  [
    'Marketing Jobs',
    words(String.raw`
    market(ing|er) | seo | sem | ppc | brand(s|ing)?(?! (ambassador.*sales)) | content | copy ?writer | copywriting | social media |
    communications?(?! (technician|engineer|systems|network|equipment)) | public relations | pr (manager|specialist|director) |
    publicist | advertising(?! sales) | media (planner|buyer|director|manager|relations|strategist|specialist|supervisor|coordinator) |
    graphic | creative | art (director|manager) | artist | animator | illustrator | photograph\w* | video\w* | producer | editor(ial)? |
    editing | writer | journalist | reporter | news | growth (manager|lead|hacker) | campaigns? | e-?commerce |
    digital (strateg\w*|investment|media|experience) | lifecycle | crm manager | influencer | visual (designer|merchandis\w*) |
    merchandis(er|ing) | motion designer | product designer | interior design\w* | fashion | stylist | museum | curator |
    demand generation | community engagement | audience | proposal (writer|manager)`),
  ],

  // -- selling and serving customers
  [
    'Sales Jobs',
    words(String.raw`
    sales(?!force) | sell(er|ing) | business development | bdr | sdr | account (executive|manager|director|representative|coordinator) |
    (key|national|strategic|named|enterprise|global|major|regional) accounts? | territory | salesperson | salesman | retail | store |
    cashier | clerk | shop | customer | client (service|success|relations|partner|advisor|executive|manager|director) | client account |
    call cent(er|re) | contact cent(er|re) | csr | leasing | real estate | realtor | property (sales|consultant) | brand ambassador |
    ambassador | keyholder | key holder | associate (manager|lead),? (retail|store) | canvass\w* | fundrais\w* | development officer |
    major gifts | donor | partnerships? | partner (manager|development) | channel | franchise | outside rep | inside rep |
    insurance agent | dealer relation\w* | telemarket\w* | appointment setter | member (experience|services?) |
    beauty (advisor|consultant) | consultant,? (design|beauty|bridal) | floor (lead|supervisor) | loss prevention | asset protection |
    demonstrator | sampling | product specialist | market president | renewals? | solutions? consultant | area supervisor`),
  ],

  // -- computers
  [
    'IT Jobs',
    words(String.raw`
    software | dot ?net | developer | programmer | coder | devops | sre | site reliability | back[- ]?end | java | python | golang |
    \.net | c\+\+ | c# | ios | android | mobile (engineer|app) | cloud | aws | azure | gcp | kubernetes |
    data(base)? (engineer|scientist|architect|administrator|admin|modeler|science|specialist|center|governance|steward|entry|management|manager|warehouse|platform) |
    database | dba | etl | sql | snowflake | databricks | hadoop | spark | machine learning | ml | ai | deep learning | nlp |
    computer vision | cyber\w* | information (security|technology|systems?) | infosec | iam | identity | sailpoint | malware | threat |
    security (engineer|architect|analyst|operations center|consultant|administrator) | soc analyst | penetration |
    network (engineer|admin\w*|architect|technician|manager|analyst|operations|security) |
    systems? (admin\w*|analyst|architect|specialist) | sys ?admin | it | i\.t\. | help ?desk | service ?desk | desktop |
    technical (support|writer|architect|program manager|lead) |
    tech(nology)? (support|lead|consultant|architect|director|manager|officer) | technology | cto | cio | ciso | computer | sap | oracle |
    salesforce | servicenow | workday | peoplesoft | dynamics | d365 | netsuite | sharepoint | power (platform|bi) | tableau | linux |
    unix | windows | vmware | active directory | systems? engineer(?!.*(mechanical|electrical|safety|weapon|vehicle|propulsion)) |
    postgres\w* | intune | sccm | test(ing)? (lead|analyst) | manual test(er|ing) | qa (engineer|analyst|lead|tester|automation) | sdet |
    test automation | software test\w* | tester | scrum | blockchain | web3 | firmware | embedded |
    game(play)? (developer|engineer|programmer) | unity | solutions? architect | enterprise architect |
    application (support|engineer|analyst|developer|administrator|architect) | applications? (support|analyst) |
    integration (engineer|developer|architect|specialist) | integrator | platform engineer |
    (?<!(water|civil|engineer)\b.{0,60})infrastructure(?!.{0,60}(civil|water)) | api | telecom\w* | noc | voip | digital transformation |
    informatics | erp | epic | data`),
  ],

  [
    'Business Analyst',
    words(String.raw`
    ^(?!.*\b(lab\w*|chemi\w*|environment\w*|structur\w*|quality control|stress)\b).*\banalysts?\b`),
  ],

  // -- engineers, trades, transport, factories, laboratories, safety
  [
    'Engineering',
    words(String.raw`
    engineer(s|ing)? | eit | architect(ural|ure)? | cad | drafter | draft(sman|er|ing) | detailer | designer | design(?! consultant) |
    survey(or|ing) | construction | superintendent | foreman | estimator | civil | structural | mechanical | electrical | electronics? |
    chemical | manufactur\w* | production | assembl\w* | machin(e|ist|ing|ery) | cnc | weld\w* | fabricat\w* | avionics | mechanics? |
    technicians? | techs? | electricians? | plumb\w* | hvac | refrigeration | carpenter | roof\w* | paint(er|ing) | mason | laborers? |
    labor | installer | install(ation)? | maintenance | millwright | pipefitter | operators? | equipment | mold | instrument\w* |
    drivers? | cdl | truck\w* | delivery | courier | warehouse | forklift | picker | packer | packag\w* | loader |
    material(s)? (handler|manager|planner|coordinator) | shipping | receiving | logistics | supply chain | inventory | stock\w* |
    distribution | fulfillment | dispatch\w* | transport\w* | freight | fleet | aviation | pilot | aircraft | aerospace | automotive |
    auto | diesel | collision | body shop | lube | tire | energy | solar | wind | oil | gas | power | nuclear | utilit(y|ies) | water |
    wastewater | environment\w* | sustainability | ehs | eh&s | hse | safety | geolog\w* | scientists? | science | chemist\w* |
    biolog\w* | lab | laboratory | research(er)? | r&d | quality | qa | qc | inspect(or|ion) | calibration | plant | factory |
    shift (lead|supervisor|manager) | industrial | robot\w* | automation | semiconductor | hardware | landscap\w* | arborist | farm\w* |
    forest\w* | agricult\w* | agronom\w* | field (service|supervisor) | security (officer|guard) | guard | police | fire(fighter)? |
    sheriff | deputy | correction\w* | patrol | urban planner | facilit(y|ies) | handyman | locksmith | rail\w* | conductor | terminal |
    transporter | bim | marine | ship | captain | deckhand | dock | handler | crane | paving | concrete | drill\w* | mining |
    print(er|ing) | press operator | sewing | builder | tool(ing)? | assembler | planner | lift | crew | helper | apprentice |
    journeyman | detail(er)?`),
  ],

  // -- projects, products, running a business
  [
    'Business Analyst',
    words(String.raw`
    analysts? | analysis | product (manager|management|lead|director|specialist|development|marketing) | product | project |
    program(me)?s? | pmo | consult(ant|ing) | strateg(y|ic|ist) | transformation | change management | operations? | ops | process |
    continuous improvement | lean | six sigma | chief (operating|executive|of staff|strategy) | ceo | coo | vice president | vp |
    general manager | gm | director of operations | business (manager|lead|partner|unit|transformation|operations) |
    delivery (lead|manager) | implementation | planning | governance | portfolio`),
  ],

  // -- offices and law
  [
    'HR Jobs',
    words(String.raw`
    people | employee | benefits | compensation | learning (and|&) development | l&d | train(er|ing) | onboarding | diversity | dei |
    labor relations | staffing | personnel | workforce | organizational | administrat(or|ive|ion) | admin | secretary | receptionist |
    recepcionist | office | (executive|personal|legal|office) assistant | attorneys? | lawyers? | counsel | legal | paralegal |
    litigat\w* | law | compliance | contracts? | regulatory | privacy | clerical | notary | ethics`),
  ],
];
