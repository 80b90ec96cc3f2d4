import { words, type Rule } from './rule';

/** Rules for work with figures, words, goods and machines. The first match wins. */
export const officeTitles: readonly Rule[] = [
  {
    category: 'Business Analyst',
    says: words(String.raw`
    business (\w+[ /,]+){0,2}analysts? | business analysis | ba(?=$| ?[-/,(|])`),
    unless: words(
      'recruiter | developers? | engineers? | software architect | attorney | sales representative | investment banking analyst',
    ),
  },
  {
    category: 'Web Dev Jobs',
    says: words(String.raw`
    web ?(site)? ?(developers?|development|engineers?|designers?|design|masters?|programmers?|applications? developers?|applications? engineers?|content manager) |
    front[- ]?end (\w+[ /-]+){0,3}(developers?|engineers?|architects?|programmers?|designers?|development|engineering) |
    (developers?|engineers?|programmers?)[ ,(-]+front[- ]?end | frontend | full[- ]?stack | react(js|\.js)? | angular(js)? | vue(\.?js)? | node\.?js | javascript | typescript | php | html5? |
    wordpress | drupal | shopify developer | ui ?[/&] ?ux | ux ?[/&] ?ui | (ux|ui) (\w+ )?(designers?|developers?|engineers?|architects?|design|researchers?|writers?|lead|intern) |
    user experience (designer|architect|researcher) | ruby on rails | magento | webflow`),
    unless: words(String.raw`
    frontend (supervisor|lead|associate|cashier|manager|clerk|assistant|coordinator|team|loader) | sales | recruiter | mechanical | embedded | data engineer | marketing`),
  },
  {
    category: 'IT Jobs',
    says: words(String.raw`
    software | developers? | programmers? | programm(er|ing) analysts? | solutions? architecture | devops | devsecops | sre | site reliability | back[- ]?end | java | python | golang | dot ?net | \.net | c\+\+ | c# |
    ios | android | mobile (engineer\w*|developer|app\w*) | engineer(ing)?[ ,-]+mobile | (?<!st\.? |saint )cloud | aws | azure | gcp | kubernetes |
    data (engineer\w*|scien\w+|architect\w*|warehous\w+|model\w+|platform|center (technician|engineer|operations)) | databases? | dba | etl | sql | snowflake | databricks | hadoop |
    machine learning | ml | ai (engineer|architect|researcher|scientist) | computer vision | deep learning | nlp | cyber ?security | cyber | information (security|technology|systems?) | infosec | iam | sailpoint |
    security (engineer|architect|analyst) | soc analyst | penetration | network (\w+ )?engineer\w* | network (admin\w*|architect|technician|analyst|operations|security|support) |
    systems? (admin\w*|analysts?|architect) | sys ?admin | it | i\.t\. | help ?desk | service ?desk | desktop (support|engineer|technician|analyst|administrator) |
    (technical|tech|application|technical product) support | technology (analyst|architect|director|officer|manager|specialist) | cto | cio | ciso | computer (technician|scientist|programmer|systems?|support|operator) |
    sap | oracle | salesforce | servicenow | workday | peoplesoft | netsuite | sharepoint | dynamics 365 | d365 | linux | unix | windows (admin\w*|engineer|systems?) | vmware | active directory |
    (solutions?|enterprise|cloud|technical) architect | applications? (engineer|administrator|architect|analyst|manager) | qa (engineer|analyst|automation|tester|lead) | sdet | test automation | automation tester |
    (integration|platform|infrastructure|backend|support) (engineer|developer|architect) | firmware | blockchain | web3 | erp | rpa | api | threat | (business intelligence|analytics) engineer | enterprise (architecture|applications)`),
    unless: words(String.raw`
    (?<!salesforce )sales | account (executive|manager|director) | recruiter | marketing(?! (data|cloud)) | attorney | counsel | paralegal | nurse | rn | physician | therapist | clinical |
    (real estate|land|business|curriculum|property|housing|job|franchise|product|program|talent|community|content|territory|partner|training|site|workforce|process|instructional|sales|recipe|formulation|energy|project|film) developers? |
    (mechanical|electrical|civil|structural|hvac|chemical|geotechnical|manufacturing|process|industrial|hardware|transportation|water|traffic|mechatronics) (\w+ ){0,2}engineers? | electricians? | plumb\w* | construction |
    accountant | accounting | auditor | audit | financial analyst | investment | banking | banker | teacher | instructor | tutor | professor | faculty | trainer | product (manager|owner|management|marketing) | project controls |
    program manager | customer success | warehouse associate | driver | ultrasound | medical | patient | buyer | procurement | policy | contracts? (manager|administrator|specialist) | facilit(y|ies) | business development | partner(ship)? manager | power systems | radiolog\w* | ct | mri | pharmac\w*`),
  },
  {
    category: 'Finance Jobs',
    says: words(String.raw`
    accountants? | accounting | accounts? (payable|receivable) | a/?[rp] (analyst|specialist|clerk|manager|coordinator) | bookkeep\w* | auditors? | audit | tax | cpa |
    controller | comptroller | treasur(y|er) | finance | financial | fp&a | cfo | banker | bankers | banking | tellers? | loans? | mortgage | lend(er|ing) |
    credit (analyst|manager|officer|risk|specialist|representative|administrator) | collections? (specialist|representative|agent|manager|analyst|clerk) | collector | underwrit\w* | actuar\w* |
    claims? (\w+ )?(adjusters?|examiner|specialist|manager|representative|analyst|supervisor|associate|processor|director|consultant|team|handler|trainee) | (?<!risk )adjusters? | reinsurance | investments? |
    investor relations | equity research | portfolio manager | trader | wealth | billing (specialist|analyst|clerk|manager|supervisor|coordinator|representative|associate|assistant) |
    revenue (accountant|analyst) | f ?& ?i | private equity | fund (accountant|administrat\w+) | cost analyst | pricing analyst`),
    unless: words(String.raw`
    engineers? | developers? | software | architect | attorneys? | counsel | paralegal | legal | litigation (assistant|associate|specialist) | nurse | rn | lpn | patient | medical | dental | clinical | physician | pharmac\w* | recruiter | cyber\w* |
    information security | it audit\w* | systems analyst | (traffic|document|inventory|quality|production|pest|motion|materials?|cost|infection|project|stock|flight|air) controller | teacher | instructor | professor | tutor | faculty |
    account (executive|manager|director) | marketing (manager|specialist|coordinator|director|analyst|associate) | communications | data (engineer|scientist) | quality audit\w* | night audit\w* | clinic | coding | sales (associate|representative|executive|specialist|consultant|manager) |
    driver | maintenance | facilit(y|ies) | human (resources|services) | hr | business development | construction | product (manager|owner|designer) | real estate asset | financial aid |
    security | receptionist | administrative assistant | executive assistant | solutions? consultant | blood | tissue | food | tax exempt | warranty | customer service`),
  },
  {
    category: 'Business Analyst',
    says: words(String.raw`
    (data|bi|reporting|operations|strategy|process|product|program|insights?|analytics|requirements|functional|(?<!(asset|risk|wealth|portfolio|treasury|vendor|contract|access|supply chain|collateral|cash) )management|decision support|process improvement|systems) analysts? |
    business intelligence | data (analytics|analysis) | business analytics | analytics (manager|lead|director|consultant|specialist) | (director|manager|head|vp|vice president),?( of)? (\w+ )?analytics`),
    unless: words(String.raw`
    engineers? | architect | scientist | security | soc | network | lab\w* | chemi\w* | clinical | behavior | nurse | rn | crime | all[- ]source | military | recruiter | attorney | sales representative |
    marketing | environmental | gis | budget`),
  },
  {
    category: 'Marketing Jobs',
    says: words(String.raw`
    market(ing|er|ers) | seo | ppc | brand (managers?|directors?|strateg\w+|marketing|design\w*|coordinator|specialist) | social media |
    communications? (\w+ )?(managers?|specialists?|directors?|coordinators?|associates?|assistants?|interns?|leads?|strategists?|consultant) | (director|manager|head|vp|vice president),?( of|,| -)? (\w+ )?communications? | corporate communications |
    public relations | pr (manager|specialist|director|coordinator) | publicist | advertising | media (planner|buyer|relations|strateg\w+) | (graphic|visual|motion) (design\w*|artist) | copy ?writ(er|ing) |
    content (strateg\w+|creator|writer|marketing|manager|specialist|producer|editor) | creative (director|strategist|manager|services|copywriter|writing) | art director | production artist | growth (manager|lead|marketing) | crm manager | demand generation |
    audience development | influencer | e-?commerce (manager|specialist|coordinator|director|marketing) | campaigns? (manager|specialist|coordinator)`),
    unless: words(String.raw`
    engineers? | developers? | data scientist | attorney | counsel | physician | sales (representatives?|associates?|consultants?|executives?|reps?|managers?|director) | account executive | emergency | 911 | police | public safety |
    nurse | rn | radio | satellite | recruiter | technician | technologist | tele ?marketing | field marketing representative | market manager | accountant | advertising sales | door to door | energy marketing | hr | teacher | professor | faculty`),
  },
  {
    category: 'Sales Jobs',
    says: words(String.raw`
    sales | account (executives?|managers?|directors?|representatives?|development) | (key|strategic|national) accounts? (manager|executive|director|lead) | business development | business developer | bdr | sdr |
    retail (\w+ ){0,3}(associates?|managers?|supervisors?|leads?|merchandisers?|clerks?|reps?|representatives?|specialists?|consultants?|team|workers?|staff|assistants?|keyholder) |
    store (managers?|associates?|leaders?|clerks?|leads?|supervisors?|directors?|employee|inventory specialist|team|assistant|general manager) | (assistant|general|co) store manager | cashiers? | key ?holders? | selling | sales(person|man|woman|people) |
    realtor | real estate (agents?|brokers?|sales\w*) | leasing (consultants?|agents?|specialists?|managers?|professionals?|associates?) | territory (manager|representative|executive) | personal shoppers? | insurance (agents?|brokers?) |
    beauty (advisor|consultant|counter manager) | tele ?market\w* | appointment setter`),
    unless: words(String.raw`
    software (engineer|developer|architect) | developers? | analysts? | analytics | accountants? | accounting | finance | financial analyst | tax | attorneys? | counsel | paralegal | nurse | rn | pharmac\w* | therap(y|ist) | optometr\w* | opticians? | optical |
    technicians? | mechanic | drivers? | cook | recruiter | security | loss prevention | asset protection | bank\w* | construction | architect | designer | project manager | civil | structural |
    patient | accounts? payable | trainer | training | warehouse | forklift | medical (science|billing) | physician | veterinar\w* | volunteer | scientist | data engineer | installer | maintenance | lending | mortgage | underwriter |
    merchandise planner | product manager | customer success engineer | field engineer | legal | administrative assistant | executive assistant | grant`),
  },
  {
    category: 'Engineering',
    says: words(String.raw`
    engineers? | engineering | eit | draft(er|ers|sman|ing) | cad (designer|technician|operator|drafter|manager) | bim | (civil|structural|mechanical|electrical|plumbing|architectural|piping|substation|roadway) (\w+ )?(designers?|technicians? iii?) |
    (project|licensed|registered|staff|design|building|healthcare|historic|naval|intern) architects? | surveyors? | construction (\w+ )?(managers?|superintendents?|estimators?|directors?|coordinators?|engineers?|administrator|executive|inspector) | (director|head|vp|vice president),?( of)? construction |
    project (managers?|engineers?|executives?|directors?|coordinators?)(?=.{0,60}\bconstruction\b) | superintendents? | estimators? | (engineering|test) technicians?`),
    unless: words(String.raw`
    (locomotive|train|building|stationary|operating|hotel|custodial|boiler|broadcast|audio|sound|railroad|sales|chief hotel|property|prompt|sanitation|mobile|support|customer) engineers? | locomotive | deckhand | recruiter | accountant | attorney | counsel | paralegal |
    (maintenance|facilities|golf|school|schools|grounds|course|parks|mine|plant|shift|district|warehouse|port|terminal|building|cemetery) superintendents? | superintendent of schools | golf | administrative assistant | executive assistant | marketing | nurse | teacher | professor | faculty |
    (auto\w*|collision|body|landscap\w*|appliance|roof\w*|paint\w*) (\w+ )?estimators? | technician(?<!(engineering|test|cad|civil) technician) | mechanic | electrician | customer success | client | laborer | driver | operator(?<!cad operator) | landscape | product (manager|owner|marketing) | data (analyst|analytics|entry|engineer)`),
  },
];
