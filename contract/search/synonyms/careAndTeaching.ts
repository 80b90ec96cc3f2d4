/** Schools, children, community. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const careAndTeachingLines = `
# schools
educator > teacher
teacher > educator
school teacher = schoolteacher
school teacher => teacher, classroom teacher
elementary teacher > grade teacher, classroom teacher
primary teacher => elementary teacher, elementary school teacher
grade school > elementary
junior high => middle school
high school teacher > secondary teacher
kindergarten > early childhood, pre k
preschool = pre-school
kids, children => child care, childcare, daycare
kids, children > preschool teacher, nanny, pediatric
preschool teacher > early childhood teacher, daycare teacher, pre k teacher, toddler teacher, child care teacher
pre k teacher = prek teacher
pre k teacher > preschool teacher, early childhood
nursery school => preschool
sped = special education
special ed = special education
special needs > special education, direct support, paraprofessional
special education aide => special education paraprofessional, special education assistant, sped aide
special education aide > paraprofessional, instructional aide
esl = english as a second language
esl teacher > english teacher, english language, ell
english teacher > esl, language arts, ela
math teacher = mathematics teacher
science teacher > biology teacher, chemistry teacher, stem teacher
gym teacher, pe teacher => physical education teacher, physical education
music teacher > music instructor, band director, piano teacher
art teacher > art instructor
shop teacher => career and technical education, cte
computer teacher => technology teacher
substitute teacher = sub teacher
substitute => substitute teacher, sub teacher
substitute > paraprofessional sub, guest teacher
substitute teacher > guest teacher
ta > teaching assistant
teaching assistant = teacher assistant = teacher's assistant
paraprofessional = teacher aide = teaching assistant = teacher's aide = paraeducator
paraprofessional > instructional assistant, instructional aide, classroom aide, school aide, classroom assistant
teacher aide > instructional assistant, instructional aide, classroom assistant, preschool assistant
classroom aide => paraprofessional, instructional aide, classroom assistant, teacher aide
one on one aide => paraprofessional
lunch monitor, recess monitor => lunch aide, playground aide, noon aide
crossing guard > school crossing
hall monitor > campus monitor, campus supervisor, school security
tutor > tutoring, academic coach
tutoring > tutor
home tutor => tutor
school counselor = guidance counselor
school counselor > academic counselor
school secretary > school office, school administrative assistant, front office
headmaster => head of school, school principal
headmaster > school principal
school principal > principal elementary, assistant principal, head of school
vice principal => assistant principal
professor > faculty, adjunct, lecturer
college teacher => professor, adjunct faculty, instructor, lecturer
college professor => professor, faculty
lecturer > instructor, adjunct, professor
instructional designer > learning designer, curriculum developer, e-learning developer
curriculum > instructional designer
academic advisor = academic adviser
academic advisor > student advisor, student success
admissions > enrollment
enrollment advisor = enrollment counselor
librarian > library
library > librarian
library assistant = library clerk = library aide
library assistant > circulation
driving teacher => driving instructor, driver education
flight teacher => flight instructor
swim teacher => swim instructor, swimming instructor
teacher trainer > instructional coach

# children
babysitter = baby sitter = nanny
babysitter, nanny, babysitting > childcare provider, child care provider, childcare worker, child care worker, family assistant, daycare teacher, daycare assistant, child care teacher, child care assistant, toddler teacher, infant teacher
babysitting => nanny, babysitter
au pair => nanny
childcare = child care = daycare = day care
childcare > daycare teacher, preschool teacher, nanny, toddler teacher, early childhood
childcare worker = child care worker = daycare worker
childcare worker > daycare teacher, daycare assistant, child care teacher, preschool teacher, toddler teacher, child care assistant
daycare teacher = child care teacher = childcare teacher
daycare teacher > preschool teacher, toddler teacher, infant teacher, early childhood
daycare assistant = child care assistant
daycare assistant > assistant teacher, preschool assistant, teacher aide
infant teacher > toddler teacher, daycare teacher
early childhood > preschool, daycare, toddler
daycare worker => childcare worker, daycare teacher
ece teacher => early childhood teacher, preschool teacher, toddler teacher
after school > youth program, site leader
camp counselor > summer camp, day camp
summer camp > camp counselor, day camp
foster care > child welfare, case manager

# church and community
pastor > minister, church, chaplain
preacher, reverend => pastor, minister
priest > pastor, chaplain, minister
chaplain > spiritual care, pastoral care
church > pastor, ministry, worship
choir director > music director, worship
nonprofit = non profit
nonprofit > program coordinator, development associate
charity > nonprofit
community outreach > outreach coordinator, community engagement, outreach specialist
outreach worker => outreach specialist, outreach coordinator, community health worker
community health worker > health navigator, outreach worker, community outreach
interpreter = translator
interpreter > interpreting
translator > translation, linguist
sign language => asl interpreter, asl
linguist > translator, interpreter, language specialist
bilingual > spanish
spec ed = special education
special education paraprofessional = special education para = sped paraprofessional = sped para
spec ed para, special ed para, special ed paraprofessional => special education paraprofessional, special education para, sped paraprofessional, sped para
special education paraprofessional, special education para, sped paraprofessional, sped para, special ed para, spec ed para > special education aide, special education assistant, paraprofessional, instructional aide
soc worker => social worker
residential aide > direct support professional

# as people call them
gym coach => physical education teacher, fitness coach
band teacher => band director, music teacher
spin instructor, spin teacher => cycling instructor, group fitness instructor, fitness instructor
blood taker, blood drawer => phlebotomist
ambulance worker, ambulance person, ambulance attendant, ambulance crew => emt, emergency medical technician, paramedic
pill counter => pharmacy technician, pharmacy tech
drug store helper, drugstore helper, drug store clerk, drugstore clerk, drug store worker, drugstore worker, pharmacy helper => pharmacy clerk, pharmacy technician, pharmacy cashier
drug store, drugstore > pharmacy clerk, pharmacy technician, pharmacy cashier, pharmacy associate
braces doctor => orthodontist
brain doctor => neurologist, neurosurgeon
cancer doctor => oncologist, hematologist
ear doctor => otolaryngologist, audiologist
lung doctor => pulmonologist
stomach doctor => gastroenterologist
kidney doctor => nephrologist
women doctor, womens doctor => gynecologist, ob gyn, obstetrician
head shrinker => psychiatrist, psychologist
bedpan changer => nursing assistant, cna, patient care technician
home helper => home health aide, caregiver, homemaker
massage lady => massage therapist
`;
