/** Ranks, kinds of employment and states. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const rankAndKindLines = `
# rank
sr = senior
jr = junior
junior > entry level
entry level > junior, trainee
mgr = manager
mgmt = management
asst = assistant
mfg, mfr => manufacturing
assoc => associate
dir > director
supv = supervisor
supe > superintendent
coord = coordinator
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
chro = chief human resources officer
cpo > chief product officer, chief people officer
gm = general manager
agm = assistant general manager
asm > assistant store manager
boss > manager, supervisor
shift lead = shift leader
shift leader > shift supervisor, shift manager
keyholder = key holder
keyholder > shift lead, assistant manager
team lead = team leader
crew chief > crew leader, foreman
foreman > crew leader, supervisor
head of operations > director of operations, operations director
hr director = director of human resources
don => director of nursing
executive leadership > executive director, vice president
intern = internship
apprentice = apprenticeship
apprentice > helper
trainee > apprentice, in training
new grad = new graduate
new grad > graduate, entry level
recent graduate > new grad, entry level
co-op = coop
fellowship > fellow
volunteering > volunteer

# kinds of employment: each job also says its own, as one word
full time = fulltime
part time = parttime
temp > temporary
seasonal > temporary
holiday help > seasonal
1099 > independent contractor, contractor
wfh > remote, work from home
work from home > remote
work at home > remote, work from home
home based > remote, work from home
telecommute > remote
telework > remote
graveyard, graveyard shift > night shift, overnight, 3rd shift, third shift
third shift = 3rd shift
third shift, 3rd shift > overnight, night shift, nights, graveyard
second shift = 2nd shift
second shift, 2nd shift > evening shift, afternoon shift, swing shift
first shift = 1st shift
first shift, 1st shift > day shift
swing shift > 2nd shift, evening shift
nite => night, nights
nites => nights, night
nite shift => night shift, nights, overnight
manager in training = management trainee = manager trainee
night shift > nights, overnight, 3rd shift, third shift
nights > overnight
overnight > night shift, nights

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

# cut short
ops = operations
acctg = accounting
govt = government
biz dev = bizdev = business development
`;
