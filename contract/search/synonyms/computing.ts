/** Software, data and computers. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const computingLines = `
# who builds software
dev = developer
eng > engineer
swe = software engineer = software developer
sde > software engineer, software development engineer, software developer
software development engineer = software engineer
software development engineer > software developer
programmer => software developer, software engineer
programmer > developer
coder > programmer, software developer
computer programmer => software developer, software engineer, programmer
software programmer => software developer, software engineer, programmer
software dev => software developer, software engineer
software architect > solutions architect, application architect, technical architect
application developer = app developer = applications developer
application developer > software developer, application engineer
app developer > mobile developer, software developer
mobile developer = mobile engineer
mobile developer > ios developer, android developer, flutter, react native
ios developer = ios engineer
android developer = android engineer
game developer = game programmer = game engineer
game developer => unreal engine developer, unreal developer
game developer > unity developer, unreal engine, gameplay engineer, gameplay programmer, game designer
web dev = web developer
web developer > front end developer, frontend developer, full stack developer
web programmer => web developer
webmaster > web developer, web content, website
website designer => web designer
web designer > ui designer, ux designer
front end = frontend
back end = backend
full stack = fullstack
frontend developer = frontend engineer = front end developer = front end engineer
backend developer = backend engineer = back end developer = back end engineer
fullstack developer = full stack developer = full stack engineer = fullstack engineer
java developer = java engineer
java developer > java software engineer
python developer = python engineer
.net developer = dotnet developer = .net engineer
c# developer > .net developer, dotnet developer, c# engineer
php developer > wordpress, laravel
javascript developer > frontend developer, front end developer, react developer, javascript engineer
react developer > frontend developer, react engineer, ui developer
ruby on rails = ror
embedded engineer = embedded software engineer = embedded systems engineer = embedded developer
embedded engineer > firmware engineer
firmware engineer > embedded software engineer, embedded engineer
js = javascript
ts = typescript
node.js = nodejs
react.js = reactjs
react > reactjs
vue.js = vuejs
angularjs > angular
next.js = nextjs
c# = csharp
c++ = cpp
.net = dotnet
asp.net > .net
golang > go developer, go engineer
go developer, go engineer, go programmer => golang developer, golang engineer, golang
salesforce developer = sfdc developer
salesforce admin = salesforce administrator
sfdc > salesforce
sap consultant > sap analyst
erp analyst > oracle, sap

comp sci, compsci => computer science

# who runs computers
IT = information technology
IT support = help desk = helpdesk = desktop support = service desk
IT support > technical support, IT technician, computer technician
help desk tier 1, tier 1 help desk, help desk level 1, level 1 help desk => tier 1 support, IT support tier 1, tier 1 service desk
help desk tier 1, tier 1 help desk, help desk level 1, level 1 help desk > help desk technician, service desk analyst, help desk analyst, help desk specialist, helpdesk technician, service desk technician
IT specialist > IT support, information technology specialist, IT technician
IT technician => desktop support technician, help desk technician
IT guy, computer guy > IT support, desktop support, help desk
computer technician > desktop support, IT support, IT technician, help desk
computer repair > computer technician, desktop support, bench technician, IT support
desktop technician = desktop support technician
tech support = technical support
technical support > help desk, IT support, support engineer, product support
sysadmin = system administrator = systems administrator = system admin = systems admin
sysadmin > systems engineer, windows administrator, linux administrator
network admin = network administrator
network admin > network engineer, network technician
network technician > network engineer, network administrator, IT technician
dba = database administrator
database admin = database administrator
sre = site reliability engineer = site reliability
sre > devops engineer, platform engineer
devops = dev ops
devops engineer > platform engineer, site reliability engineer, cloud engineer
devsecops > devops
cloud engineer > cloud architect, aws engineer, azure engineer, infrastructure engineer
k8s = kubernetes
aws = amazon web services
gcp = google cloud
infosec = information security
cybersecurity = cyber security
cyber > cybersecurity, information security
cybersecurity analyst = cyber security analyst = information security analyst
cybersecurity analyst > security analyst, soc analyst
soc analyst > security analyst, cybersecurity analyst, security operations
security engineer > cybersecurity engineer
secops > security operations
ethical hacker, hacker > penetration tester, red team, cybersecurity
pentester = penetration tester
pen tester = penetration tester
IT manager = information technology manager
IT director = director of information technology
data center technician = datacenter technician
cable technician > cabling technician, low voltage technician, installation technician
telecom technician > telecommunications technician, field technician, fiber technician

# data
data scientist > machine learning engineer, data science
data analyst > data analytics, business intelligence analyst, reporting analyst
data engineer > etl developer, analytics engineer, data engineering
etl > data engineer, data warehouse
big data > data engineer, hadoop, spark
database developer = sql developer
sql developer > database developer, etl developer
ml = machine learning
ai = artificial intelligence
ai > machine learning
ai engineer > machine learning engineer, artificial intelligence, ai developer
machine learning engineer = ml engineer
machine learning engineer > data scientist, ai engineer
prompt engineer > ai, llm, machine learning
mlops = ml ops
nlp = natural language processing
llm > large language model, generative ai, machine learning
computer vision > machine learning, image processing
bi = business intelligence
bi developer = business intelligence developer
bi analyst = business intelligence analyst
bi developer > tableau developer, etl developer
data architect > data modeler, database architect
data modeler = data modeller
dwh = data warehouse
gis analyst > gis specialist, gis technician
gis = geographic information systems

# design and quality
ux = user experience
ui = user interface
ux designer = user experience designer
ux designer > product designer, ui designer
ui designer > ux designer, product designer, visual designer
product designer > ux designer
ux researcher = user experience researcher = user researcher
qa = quality assurance
qc = quality control
qa tester => qa engineer, qa analyst, quality assurance tester, software tester
qa engineer = quality assurance engineer
qa engineer > quality engineer, software tester, test engineer, qa analyst
qa analyst = quality assurance analyst
software tester => qa engineer, qa tester, test engineer, qa analyst
tester > qa engineer, test engineer, qa analyst
manual tester > qa tester, qa analyst
automation tester > test automation engineer, qa automation engineer, sdet
sdet = test automation engineer
sdet > qa automation engineer, software development engineer in test
game tester > qa tester
cad > computer-aided design, autocad
cad designer > cad drafter, cad technician, drafter, mechanical designer
cad drafter = cad technician = cad operator = autocad drafter
plc = programmable logic controller
plc programmer > controls engineer, automation engineer
fpga = field programmable gate array
scrum master = scrummaster
scrum master > agile coach, agile project manager
product owner > product manager
technical program manager = tpm
IT project manager > technical project manager, information technology project manager
IT business analyst > business systems analyst, technical business analyst
technical writer = tech writer
technical writer > documentation specialist
sales engineer = solutions engineer = pre sales engineer
implementation specialist > implementation consultant, onboarding specialist

# as people call them
website maker, website builder => web developer, web designer
app maker, app builder => mobile developer, ios developer, android developer
game maker, video game maker => game developer, game designer, game programmer
computer fixer > computer technician, desktop support, computer repair
`;
