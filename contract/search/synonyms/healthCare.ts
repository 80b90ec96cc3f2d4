/** Hospitals, practices, care. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const healthCareLines = `
# nurses
nurse => rn
nurse > lpn, lvn
rn = registered nurse
lpn = licensed practical nurse
lvn = licensed vocational nurse
lpn > lvn # the same license; California and Texas call it so
lvn > lpn
practical nurse => lpn
vocational nurse => lvn
np = nurse practitioner
fnp = family nurse practitioner
fnp > nurse practitioner
pmhnp => psychiatric nurse practitioner, psychiatric mental health nurse practitioner
aprn = advanced practice registered nurse
aprn > nurse practitioner
advanced practice provider > nurse practitioner, physician assistant
mid-level provider => advanced practice provider
mid-level provider > nurse practitioner, physician assistant
crna = nurse anesthetist = certified registered nurse anesthetist
cna = certified nursing assistant = certified nurse assistant = certified nurse aide = nurse aide = nursing assistant = nurse's aide
nurse assistant => nursing assistant, cna
nursing aide => nursing assistant, cna, nurse aide
nurse aide > patient care technician, patient care assistant
cna > patient care assistant, patient care technician, stna
stna > nursing assistant, cna
nurse helper > nursing assistant, cna
orderly > patient care technician, nursing assistant, patient transporter
travel nurse = traveling nurse = travel rn
school nurse = school rn
er nurse = emergency room nurse = emergency room rn = er rn
er nurse > emergency department, ed rn
icu nurse = icu rn = critical care nurse
or nurse = operating room nurse = or rn = operating room rn = perioperative nurse = rn operating room
operating room nurse > circulating nurse, surgical nurse
l&d nurse = labor and delivery nurse = labor and delivery rn
nicu nurse = nicu rn = neonatal intensive care rn = neonatal intensive care nurse
med surg nurse = med surg rn
psych nurse = psychiatric nurse = psych rn
home health nurse = home health rn = home care nurse
hospice nurse = hospice rn
dialysis nurse = dialysis rn
nurse manager > nurse supervisor, director of nursing
head nurse => charge nurse, nurse manager
charge nurse > nurse supervisor, shift supervisor rn
nurse educator > clinical educator
cma = certified medical assistant
cma > medical assistant
med assistant, med assist, med asst => medical assistant
ma clinic, clinic ma, ma pediatrics, pediatrics ma, pediatric ma, ma urgent care, urgent care ma, ma family practice, family practice ma, ma family medicine, ma primary care, primary care ma, ma dermatology, dermatology ma, ma cardiology, cardiology ma, ma orthopedics, orthopedics ma, ma obgyn, obgyn ma, ma front office, ma back office, back office ma, ma medical office, medical office ma => medical assistant
medical assistant > clinical assistant
doctor's assistant > medical assistant, physician assistant
doctor's office > medical office, medical assistant, medical receptionist

# care at home and in homes
caregiver = care giver
caregiver > home health aide, personal care aide, home care aide, direct support professional, care partner
caretaker > caregiver, personal care aide, direct care
carer => caregiver, home health aide
hha = home health aide
home health aide = home health care aide = home health care worker
home health aide > caregiver, personal care aide, hha, home care aide
home care aide = homecare aide
home aide => caregiver
home care worker > home care aide, caregiver, home health aide
pca = personal care aide = personal care assistant = personal care attendant
pca => patient care assistant, patient care associate, patient care attendant
personal care aide > caregiver, home health aide
companion caregiver > caregiver
companion > caregiver
elder care = senior care
elder care, elderly care, senior care > caregiver, home health aide, assisted living
old people, the elderly, elderly people => caregiver, senior care, home health aide
elderly > caregiver, senior care, home health aide
healthcare aide, health care aide, healthcare aid, health care aid => home health aide, nursing assistant, caregiver
home health aid => home health aide
aid > aide
sitter > caregiver, babysitter
patient sitter > patient observer, safety attendant, patient safety
dsp = direct support professional
direct support professional = direct care professional
direct support professional > direct care worker, residential counselor
direct care worker => direct support professional, direct care professional
direct care worker > caregiver, residential aide
house parent > residential counselor, residential advisor
group home worker > direct support professional, residential counselor
residential counselor > direct support professional, youth counselor, direct care
med tech > medication technician, medical technologist, medication aide
medication aide = medication technician = med aide
pct = patient care technician = patient care tech
pct > patient care assistant, nursing assistant
patient care assistant = patient care associate = patient care attendant
patient care assistant, patient care associate > patient care technician, nursing assistant
hospital aide > patient care technician, nursing assistant
transporter > patient transport
patient transporter = patient transport

# physicians and those who work beside them
doctor => physician
physician > doctor, hospitalist
medical doctor => physician
family doctor, general practitioner => family medicine physician, family practice physician, primary care physician
family doctor > physician, internal medicine
primary care doctor => primary care physician
pa-c => physician assistant
physician assistant = physician associate
surgeon > surgery physician, general surgery
eye doctor => optometrist, ophthalmologist
foot doctor => podiatrist
skin doctor => dermatologist
heart doctor => cardiologist
bone doctor => orthopedic surgeon
baby doctor, kids doctor => pediatrician
pediatrician > pediatric physician, pediatrics
woman doctor => ob gyn, obgyn, gynecologist
gynecologist = ob gyn
ob gyn = obgyn
shrink => psychiatrist, psychologist
shrink > therapist
er doctor => emergency medicine physician, emergency physician
hospital doctor => hospitalist
anesthesiologist > anesthesia
midwife = nurse midwife
radiologist > radiology physician
dietitian = registered dietitian
dietitian > nutritionist, nutrition
nutritionist > dietitian, nutrition
chiropractic > chiropractor
optician > optical, optometric technician, eyewear
eyeglasses > optician, optical
optometric technician = ophthalmic technician
optometric technician > optometric assistant
hearing aid > audiologist, hearing care, hearing instrument specialist
audiologist > hearing care

# teeth
tooth doctor => dentist
dentist > dds
dds => dentist
dental assistant > dental assisting, orthodontic assistant, dental tech
dental nurse => dental assistant
teeth cleaning, tooth cleaner => dental hygienist, hygienist
dental hygienist = registered dental hygienist = rdh
hygienist > rdh
dental receptionist => dental front desk, dental front office
dental receptionist > dental office, dental scheduler
orthodontic assistant > dental assistant
dental office manager > dental practice manager

# laboratories, pictures, pharmacies
phlebotomist = phlebotomy technician
phlebotomy > phlebotomist
blood draw, blood drawer, bloodwork => phlebotomist
blood drawing, draw blood, drawing blood, take blood, taking blood => phlebotomist
phlebotomist > phlebotomy, specimen processor, patient services technician
lab tech = laboratory technician = lab technician
lab tech > laboratory assistant, medical laboratory technician, lab assistant
lab assistant = laboratory assistant
medical technologist = medical laboratory scientist = clinical laboratory scientist
mls => medical laboratory scientist, medical technologist
mlt => medical laboratory technician
medical lab technician = medical laboratory technician
x-ray = xray
x-ray tech = xray tech
radiology tech => x-ray tech, xray tech
xray tech, xray technician, xray technologist, x-ray technician => x-ray technologist, x-ray tech, radiologic technologist, radiology technologist, rad tech, radiographer
arrt => radiologic technologist, radiology technologist, x-ray technologist, rad tech
x-ray tech => x-ray technologist, xray technologist
x-ray tech > radiology tech
x-ray tech => radiologic technologist, radiology technologist, rad tech, radiographer
rad tech = radiologic technologist = radiology technologist
rad tech > radiographer, x-ray technician, imaging technologist
mri tech = mri technologist
ct tech = ct technologist
cat scan tech => ct technologist, ct tech
ultrasound tech = sonographer = ultrasound technologist
sonogram tech => sonographer, ultrasound technologist, ultrasound tech
echo tech = echocardiographer = cardiac sonographer
mammogram tech => mammography technologist, mammographer
ekg tech = ekg technician = monitor technician
surgical tech = surgical technologist = surgical technician = surg tech = scrub tech
scrub tech > or tech, cst
cst => surgical technologist, surgical tech
cst > certified surgical
or tech = operating room tech
rn or => or nurse, or rn, operating room nurse, operating room rn
cpht => pharmacy technician, certified pharmacy technician
cf slp => speech language pathologist, speech pathologist, slp
sterile processing technician = sterile processing tech = central sterile technician
central sterile > sterile processing
anesthesia tech = anesthesia technician
dialysis tech = dialysis technician
pharm tech = pharmacy tech = pharmacy technician
pharmacy clerk > pharmacy technician, pharmacy associate, pharmacy cashier
pharmacy assistant > pharmacy technician
pharmd > pharmacist
druggist, rph => pharmacist
rrt = respiratory therapist
respiratory tech => respiratory therapist

# therapy, minds, social work
slp = speech language pathologist
speech therapist = speech language pathologist
speech therapy > speech language pathologist
speech teacher => speech language pathologist, speech therapist
ot > occupational therapist
pt > physical therapist
cota = certified occupational therapy assistant = occupational therapy assistant
pta = physical therapist assistant = physical therapy assistant
physical therapy > physical therapist
occupational therapy > occupational therapist
pt assistant => physical therapist assistant, pta
pt aide, pt tech, pt technician => physical therapy aide, physical therapy tech, physical therapy technician, rehab aide
ot assistant => occupational therapy assistant, cota
ot aide, occupational therapy aide => rehab aide, occupational therapy technician
physical therapy aide = rehab aide = physical therapy tech = physical therapy technician
physiotherapist => physical therapist
rehab > rehabilitation, physical therapist
massage therapist > lmt
masseuse, masseur => massage therapist
lmt => massage therapist
mental health therapist => mental health counselor, behavioral health therapist, psychotherapist
mental health counselor > therapist, licensed professional counselor, mental health clinician, behavioral health clinician
mental health tech = mental health technician = psych tech = psychiatric technician
mental health tech > behavioral health technician, mental health worker, mental health associate
counseling > counselor, therapist
counselor > therapist
psychotherapist > therapist, mental health therapist, licensed clinical social worker
marriage counselor => marriage and family therapist, lmft
drug counselor => substance abuse counselor, addiction counselor, chemical dependency counselor
substance abuse counselor = addiction counselor
substance abuse counselor > substance use, recovery counselor, chemical dependency
peer support > peer specialist, recovery specialist, peer recovery
lcsw = licensed clinical social worker
lmsw = licensed master social worker
msw => social worker
msw > master of social work
lmft = licensed marriage and family therapist = licensed marriage family therapist
lpc > licensed professional counselor
social worker > caseworker, case manager, lcsw
social work > social worker
social services > social worker, case manager, caseworker
case worker = caseworker
case worker > case manager, social worker
case manager > care manager, care coordinator
cps worker => child protective
cps > child protective, child welfare, caseworker
bcba = board certified behavior analyst
rbt = registered behavior technician
behavior technician = behavior tech = behavioral technician
aba therapist => behavior technician, registered behavior technician, rbt
autism > behavior technician, rbt, bcba, special education
youth worker > youth counselor, youth care, youth program
art therapist > recreation therapist
recreation therapist = therapeutic recreation

# emergencies, offices, wards
emt = emergency medical technician
ambulance > emt, paramedic, emergency medical technician
ambulance driver => emt, emergency medical technician
ambulance driver > paramedic
paramedic > emt, emergency medical
icu = intensive care unit = intensive care
icu > critical care
nicu = neonatal intensive care
picu = pediatric intensive care
ed > emergency department # in texts it is a name, and a verb's end
er > emergency room, emergency department
l&d > labor and delivery, labor delivery, learning and development, learning development
med surg = medsurg = medical surgical
prn = per diem
snf = skilled nursing facility
nursing home > skilled nursing facility, long term care, assisted living
ltc = long term care
old folks home, retirement home > assisted living, senior living, skilled nursing facility
medical coder = coding specialist
medical coder > coding, hospital coder
medical coding => medical coder, coding specialist
medical biller = medical billing specialist
medical biller > billing specialist, patient billing, medical billing
medical billing > billing specialist, revenue cycle, patient account
billing and coding > medical coder, billing specialist
medical records > health information, release of information
medical transcriptionist > medical scribe
medical scribe = scribe
patient registration => patient access, registrar
patient registration > admitting
admitting clerk > patient access, registrar
registrar > patient access
medical office assistant > medical receptionist, medical assistant, medical office
medical front desk => medical receptionist, patient access
clinical research coordinator = crc
clinical research associate = cra
him director, him manager => director of health information management, health information management, health information manager
him specialist, him tech, him coder => health information, health information technician, medical records
urgent care > walk in clinic, immediate care
qma, medication aide > medication technician, med aide
`;
