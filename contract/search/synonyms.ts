/**
 * What people type and what jobs call the same work. One line each, read by synonymsOf.ts:
 *
 * - `a = b = c`: each is a synonym of the others
 * - `a > b, c`: a search for a also finds b and c, but not the reverse
 * - `# words`: a comment
 *
 * Letter case, hyphens (front-end, front end) and a plural ending are ignored. Lines are
 * independent: a word in two lines doesn't connect them. A synonym that finds wrong jobs is worse
 * than none, so an abbreviation that is also a state (PA, MA, MD, CT, OR) or usually means
 * something else in titles (PT is part-time, AM a shift, ER and OT hours too) is listed one way or
 * not at all.
 */
export const synonymLines = `
# rank
sr = senior
jr = junior
mgr = manager
mgmt = management
asst = assistant
assoc > associate
dir > director
supv > supervisor
coord > coordinator
spec > specialist
rep = representative
exec = executive
vp = vice president
svp = senior vice president
evp = executive vice president
avp = assistant vice president
ceo = chief executive officer
cfo = chief financial officer
coo = chief operating officer
cto = chief technology officer
cio = chief information officer
ciso = chief information security officer
cmo = chief marketing officer
cno = chief nursing officer
gm > general manager
intern = internship
apprentice = apprenticeship

# kinds of employment: each job also says its own, as one word
full time = fulltime
part time = parttime
temp > temporary
seasonal > temporary
wfh > remote, work from home
work from home > remote
telecommute > remote

# office and administration
admin = administrator
admin > administrative
admin assistant = administrative assistant = administrative professional
exec assistant = executive assistant
ea > executive assistant
office admin = office administrator
receptionist = front desk
secretary > administrative assistant
data entry clerk = data entry operator
pmo = project management office
pm > project manager, product manager
ba > business analyst
sme = subject matter expert

# people
HR = human resources
hrbp = HR business partner = human resources business partner
recruiter = talent acquisition

# software and computers
dev = developer
eng > engineer
swe = software engineer = software developer
sde > software engineer, software development engineer
programmer > developer
software dev > software developer, software engineer
web dev = web developer
front end = frontend
back end = backend
full stack = fullstack
js = javascript
ts = typescript
node.js = nodejs
react.js = reactjs
react > reactjs
vue.js = vuejs
next.js = nextjs
c# = csharp
c++ = cpp
.net = dotnet
asp.net > .net
golang > go developer, go engineer
k8s = kubernetes
aws = amazon web services
gcp = google cloud
IT = information technology
IT support = help desk = helpdesk = desktop support = service desk
sysadmin = system administrator = systems administrator = system admin = systems admin
network admin = network administrator
dba = database administrator
sre = site reliability engineer = site reliability
devops = dev ops
devsecops > devops
infosec = information security
cybersecurity = cyber security
secops > security operations
ml = machine learning
ai = artificial intelligence
mlops = ml ops
nlp = natural language processing
bi = business intelligence
dwh > data warehouse
ux = user experience
ui = user interface
qa = quality assurance
qc = quality control
sdet = test automation engineer
cad > computer-aided design
plc = programmable logic controller
fpga = field programmable gate array

# health
rn = registered nurse
lpn = licensed practical nurse
lvn = licensed vocational nurse
lpn > lvn # the same licence; California and Texas call it so
lvn > lpn
np = nurse practitioner
aprn = advanced practice registered nurse
crna = nurse anesthetist
cna = certified nursing assistant = certified nurse assistant = certified nurse aide = nurse aide = nursing assistant
stna > nursing assistant, cna
cma = certified medical assistant
cma > medical assistant
hha = home health aide
pca = personal care aide = personal care assistant
caregiver = care giver
dsp = direct support professional
pct = patient care technician = patient care tech
emt = emergency medical technician
slp = speech language pathologist
speech therapist = speech language pathologist
ot > occupational therapist
cota = certified occupational therapy assistant = occupational therapy assistant
pta = physical therapist assistant = physical therapy assistant
physical therapy > physical therapist
occupational therapy > occupational therapist
physician assistant = physician associate
doctor > physician
rrt = respiratory therapist
lcsw = licensed clinical social worker
lmft = licensed marriage and family therapist = licensed marriage & family therapist
lpc > licensed professional counselor
bcba = board certified behavior analyst
rbt = registered behavior technician
icu = intensive care unit = intensive care
nicu = neonatal intensive care
picu = pediatric intensive care
ed > emergency department # in texts it is a name, and a verb's end
er > emergency room, emergency department
l&d > labor and delivery, labor & delivery, learning and development, learning & development
ob/gyn = obgyn = ob gyn
med/surg = medsurg = medical surgical
prn = per diem
snf = skilled nursing facility
ltc = long term care
x-ray = xray
rad tech = radiologic technologist = radiology technologist
ultrasound tech = sonographer = ultrasound technologist
phlebotomy > phlebotomist
pharm tech = pharmacy tech = pharmacy technician
vet tech = veterinary technician = veterinary tech
dvm = veterinarian
pharmd > pharmacist

# money and law
cpa = certified public accountant
acct > account, accounting, accountant
accounts payable > ap specialist, ap clerk
accounts receivable > ar specialist, ar clerk
ap > accounts payable # AR alone is Arkansas
fp&a = financial planning and analysis = financial planning & analysis
m&a = mergers and acquisitions = mergers & acquisitions
lawyer = attorney
paralegal = legal assistant
bookkeeper = bookkeeping

# trade, service, food
sdr = sales development representative
bdr = business development representative
ae > account executive
csr = customer service representative = customer service rep
call center = contact center
salesperson = sales person
salesperson > sales associate
waiter = waitress
waiter > food server, restaurant server, banquet server # a server alone may be a machine
bartender = bar tender
mktg = marketing
seo = search engine optimization
sem > search engine marketing
ppc = pay per click
smm > social media manager
r&d = research and development = research & development

# hands, wheels, buildings
cdl > commercial driver, truck driver
truck driver = trucker
truck driving > truck driver
hvac = heating, ventilation and air conditioning = heating, ventilation & air conditioning
cnc = computer numerical control
tech = technician
tech > technologist
maint = maintenance
ehs = hse = environmental health and safety = environmental health & safety
janitor = custodian
forklift driver = forklift operator
warehouse worker = warehouse associate
handyman > maintenance technician

# teaching
educator > teacher
sped = special education
esl = english as a second language
ta > teaching assistant
paraprofessional = teacher aide = teaching assistant

# states: by whole names only, and none whose short name mostly says something else (regions.ts knows them all, for the place)
alaska > ak
arizona > az
california > ca
florida > fl
georgia > ga
illinois > il
kansas > ks
kentucky > ky
michigan > mi
minnesota > mn
nevada > nv
new hampshire > nh
new jersey > nj
new mexico > nm
north carolina > nc
north dakota > nd
ohio > oh
south carolina > sc
south dakota > sd
tennessee > tn
texas > tx
utah > ut
vermont > vt
west virginia > wv
wisconsin > wi
wyoming > wy
`;
