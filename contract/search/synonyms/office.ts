/**
 * Offices, human resources, education administration. Read by synonymsOf.ts; the rules are in
 * synonymLists.ts.
 */
export const officeLines = `
# office and administration
admin = administrator
admin > administrative
admin assistant = administrative assistant = administrative professional
admin assistant > office assistant, administrative coordinator, secretary
exec assistant = executive assistant
ea > executive assistant
exec assistant > executive administrative assistant, personal assistant
office admin = office administrator
office admin > office manager, administrative assistant, office coordinator
office manager > office administrator
office clerk > office assistant, general clerk, office associate
office worker > office assistant, office clerk, administrative assistant
office assistant > office clerk, administrative assistant, office associate
clerical > office clerk, clerk, administrative assistant, office assistant
receptionist = front desk
receptionist > front office, front desk agent
answering phones, answer phones, phone answering, phone operator => receptionist, call center representative, telephone operator, switchboard operator
answering phones, phone answering > call center, front desk
front desk clerk => front desk agent, receptionist, front desk associate, guest service agent
front desk agent > guest service agent, guest services, front desk associate
secretary > administrative assistant, receptionist, office assistant
legal secretary > legal assistant, legal administrative assistant
medical secretary > medical receptionist, medical office assistant, unit secretary
medical receptionist > patient access, medical office, patient service representative, medical front desk, front office medical
unit clerk = unit secretary = ward clerk = health unit coordinator
data entry > data input
data entry clerk = data entry operator
data entry clerk > data entry specialist, data entry
typist > data entry, transcriptionist, word processing
word processor > data entry, typist
file clerk > records clerk, document control, filing clerk
filing > file clerk
records clerk > records specialist, document control
mail clerk = mailroom clerk = mail room clerk
mailroom = mail room
mailroom > mail clerk
mailroom associate > mail clerk, mailroom clerk
switchboard operator > telephone operator, receptionist, call center
phone operator > telephone operator, call center, customer service representative
scheduler = scheduling coordinator
scheduling > scheduler
appointment setter = appointment scheduler
pmo = project management office
pm > project manager, product manager
pjm > project manager
project coordinator > project assistant, project administrator
project lead > project manager, team lead
ba > business analyst
sme = subject matter expert
event planner = event coordinator
event planner > event manager, event specialist, meeting planner, events coordinator
party planner > event planner, event coordinator
wedding planner > event coordinator, event planner, catering
meeting planner > event planner, event coordinator
procurement > purchasing, buyer, sourcing
purchasing > procurement, buyer
purchaser = buyer
purchasing agent = buyer = procurement agent
purchasing agent > procurement specialist, purchasing specialist
buyer > purchasing agent, procurement specialist
contract manager > contract administrator, contract specialist
grant writer > proposal writer, grants specialist
proposal manager > proposal writer, bid manager, proposal coordinator
facilities manager = facility manager
building manager > property manager, facilities manager, building engineer
operations manager > director of operations
business owner > franchise owner, agency owner, owner operator
executive secretary > executive assistant, administrative assistant

# people
hr = human resources
hrbp = hr business partner = human resources business partner
hr generalist = human resources generalist
hr manager = human resources manager
hr assistant = human resources assistant = hr coordinator = human resources coordinator
hr specialist = human resources specialist
hr rep = human resources representative
people ops = people operations
people operations > human resources, hr
recruiter => talent acquisition
talent acquisition > recruiter
recruiter > sourcer, recruiting, recruitment
head hunter => headhunter, recruiter
headhunter > recruiter, talent acquisition, executive recruiter
recruiting coordinator > talent acquisition coordinator, recruitment coordinator
talent sourcer > recruiter
payroll clerk > payroll specialist, payroll administrator, payroll coordinator
payroll specialist > payroll administrator, payroll clerk, payroll coordinator
benefits administrator > benefits specialist, benefits coordinator, benefits analyst
compensation analyst > compensation specialist, total rewards
total rewards > compensation analyst, compensation manager, benefits manager
training and development = learning and development = learning development
corporate trainer > training specialist, learning and development
training manager > learning and development manager
employee relations > labor relations, human resources
labor relations > employee relations
dei > diversity, equity and inclusion
career counselor > career coach, career advisor, employment specialist
job coach > employment specialist, job developer, vocational
job developer > employment specialist, job coach
d&i = diversity and inclusion = de&i = dei
l&d specialist, l&d manager => learning and development
talent management > human resources

# as people call them
office girl => office assistant, office clerk, receptionist
front desk girl, front desk lady, front desk person => front desk agent, front desk receptionist, receptionist
church secretary => church administrator, church administrative assistant
`;
