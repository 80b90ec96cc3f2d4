/**
 * Licenses and certificates by their initials, which users type and titles often spell out. Read by
 * synonymsOf.ts; the rules are in synonymLists.ts. Initials that also mean something else, or a
 * certificate that titles don't name, lead (>) to the jobs that require it, but not next to other
 * words: a "pmp project manager" has a PMP.
 */
export const licenseLines = `
# nurses and aides
arnp = advanced registered nurse practitioner
arnp => nurse practitioner, aprn, np
crnp = certified registered nurse practitioner
crnp => nurse practitioner, aprn
dnp > nurse practitioner, aprn, nurse anesthetist
aprn => advanced practice nurse
cnm = certified nurse midwife
cnm => nurse midwife, midwife
cns > clinical nurse specialist
acnp, agacnp => acute care nurse practitioner
acnp, agacnp, agnp, agpcnp, pnp, whnp, ennp > nurse practitioner, aprn
pnp => pediatric nurse practitioner
whnp => women's health nurse practitioner
bsn, msn, adn > registered nurse, rn
ccrn > icu rn, critical care rn, icu nurse
epa 608, epa 608 universal, epa universal > hvac technician, refrigeration technician, hvac
cen > er rn, emergency department rn, emergency room rn
cnor > operating room rn, or rn, perioperative nurse
rnfa = rn first assist
rnfa => registered nurse first assistant, rn first assistant
ocn > oncology nurse, oncology rn
wocn, cwocn => wound care nurse, wound ostomy
wocn, cwocn > wound care
lnc => legal nurse consultant
rac-ct > mds coordinator, mds nurse
gna = geriatric nursing assistant
gna, lna, srna => cna, nursing assistant, certified nursing assistant
lna => licensed nursing assistant
crma, qma, cmt, kma > medication aide, medication technician, certified medication aide
ccma, rma, ncma => medical assistant, certified medical assistant
ccma = certified clinical medical assistant
aama > medical assistant
bls = basic life support
acls > registered nurse, paramedic, physician
bls > emt, registered nurse, cna, medical assistant, paramedic
acls = advanced cardiac life support
pals > pediatric rn, paramedic, registered nurse
cpr > lifeguard, cna, caregiver, emt
ccm > case manager, nurse case manager, rn case manager
lnha, nha => nursing home administrator, licensed nursing home administrator
lnha, nha > administrator skilled nursing

# minds, behavior, social work
lmhc = licensed mental health counselor
lmhc => mental health counselor, mental health therapist, lpc
lmhc > licensed professional counselor, mental health clinician, behavioral health therapist, lcsw, lmft
lpc = licensed professional counselor
lpcc = licensed professional clinical counselor
lcpc = licensed clinical professional counselor
lcmhc = licensed clinical mental health counselor
lpc, lpcc, lcpc, lcmhc > mental health counselor, mental health therapist, lmhc, licensed mental health counselor, psychotherapist
mft > marriage and family therapist, lmft
licsw = licensed independent clinical social worker
lisw = licensed independent social worker
lcsw-c, licsw, lisw => lcsw, licensed clinical social worker
lcsw-c, licsw, lisw > clinical social worker, social worker, mental health therapist
lsw = licensed social worker
lsw, lgsw, lbsw, bsw => social worker
lsw, lgsw, lbsw, bsw > case manager, caseworker
cadc, lcdc, lcadc, ladc, casac, sudp, cdca => substance abuse counselor, addiction counselor, substance use counselor, chemical dependency counselor, drug and alcohol counselor
cadc, lcdc, lcadc, ladc, casac, sudp, cdca > recovery counselor, substance use
qmhp = qualified mental health professional
qmhp, qmha, qmhs > mental health worker, behavioral health, mental health case manager
qidp = qualified intellectual disabilities professional
qidp > direct support supervisor, program manager residential
rbt => behavior technician, behavior tech, behavioral technician
rbt > behavior therapist, behavior interventionist, behavioral health technician
bcaba = board certified assistant behavior analyst
bcaba > bcba, behavior analyst
bcba => behavior analyst
lssp, ncsp => school psychologist
aba = applied behavior analysis
aba > behavior technician, rbt, bcba

# therapy, food, pictures, laboratories
ccc-slp, ms-ccc => slp, speech language pathologist
slpa = speech language pathology assistant
dpt => physical therapist
atc > athletic trainer
cscs > strength and conditioning
ctrs => recreation therapist, recreational therapist
rdn => registered dietitian, dietitian
rd > registered dietitian, dietitian
rdn > nutritionist
cdm > dietary manager, food service director
ibclc => lactation consultant
crt => respiratory therapist
rcp => respiratory therapist, respiratory care practitioner
rpsgt => sleep technologist, polysomnographic technologist, sleep tech
rdms, rdcs => sonographer, ultrasound technologist, ultrasound tech
rvt > veterinary technician, vascular technologist, vascular sonographer
cnmt => nuclear medicine technologist
rtt > radiation therapist
cls > clinical laboratory scientist, medical technologist
ascp > medical technologist, medical laboratory scientist, medical laboratory technician
htl, histotech => histotechnologist, histology technician, histotechnician
cpt > phlebotomist, personal trainer
crcst => sterile processing technician, sterile processing tech
csfa => surgical first assistant, surgical assistant
efda, rda, rdaef => dental assistant, registered dental assistant
dmd => dentist
cvt, lvt => veterinary technician, vet tech
cpc > medical coder, coding specialist, certified coder
rhit, rhia, ccs-p => medical coder, health information, coding specialist
rhit, rhia, ccs-p > medical records
emt-b, aemt => emt
emt-p => paramedic
nremt > emt, paramedic
atr > art therapist

# teaching
ese > exceptional student education, special education teacher
esol, ell > esl teacher, english language learner, esl
cte > career and technical education
nbct > teacher
bls instructor => cpr instructor, health and safety instructor
flsa > payroll

# people, money, property, law
phr, sphr, aphr, shrm-cp, shrm-scp, shrm > hr generalist, hr manager, hr business partner, human resources generalist, human resources manager, human resources
cebs > benefits manager, benefits administrator
ccp > compensation analyst, compensation manager
pmp => project management professional
pmp, capm > project manager, program manager, senior project manager
prince2 > project manager
six sigma, black belt > continuous improvement, process improvement, lean
cbap > business analyst
cspo > product owner
cfa > investment analyst, portfolio manager, equity research, financial analyst
cfp = certified financial planner
cfp, chfc > financial planner, financial advisor, wealth advisor
enrolled agent > tax preparer, tax associate, tax accountant
cia > internal auditor, internal audit
cfe > fraud investigator, forensic accountant
cams > aml, anti money laundering, bsa
cpcu, cisr > commercial lines, underwriter, insurance account manager
nmls, mlo => mortgage loan officer, loan officer, mortgage loan originator
fsa, asa > actuary
cam > property manager, community association manager
esq, jd > attorney, counsel
cipp > privacy
aicp > urban planner, city planner, planner
cpsm, cpim, apics, cscp > supply chain, procurement, buyer, production planner
cmp > event planner, meeting planner

# computers
ccna, ccnp, ccie > network engineer, network administrator, network technician
comptia > help desk, desktop support, IT support, network administrator
cissp, cism, ceh, oscp > information security, cybersecurity, security engineer, security analyst
cisa > IT auditor, IT audit, information security
mcse, mcsa > systems administrator, system administrator, windows administrator
rhce, rhcsa > linux administrator, linux engineer
itil > IT service, service management, service desk
togaf > enterprise architect

# trades, safety, engineers, roads and air
cwi = certified welding inspector
cwi => welding inspector
nicet > fire alarm technician, fire sprinkler, construction inspector
ase => automotive technician, auto technician
ase > mechanic, diesel technician, service technician
ase certified => automotive technician, auto technician, automotive mechanic
nccco > crane operator, rigger
nccer > electrician, pipefitter, welder
journeyman electrician, electrician journeyman > electrician
journeyman plumber, plumber journeyman > plumber
eit = engineer in training
eit > civil engineer, engineer intern
pe > professional engineer, civil engineer, structural engineer
pls, rpls, lsit > land surveyor, surveyor, survey
csp, chst, cih > safety manager, ehs manager, industrial hygienist, safety director
leed > sustainability, architect
aia, ncarb > architect, project architect
ncidq > interior designer
cfi, cfii => flight instructor
atp > pilot, first officer, captain
twic, mmc > deckhand, mariner, tankerman
msha > mine, miner, mining
servsafe > cook, kitchen manager, food service
guard card => security guard, security officer
nasm > personal trainer, fitness
qa qc => quality assurance, quality control
qa qc > quality inspector, quality manager, quality technician
ap ar > ap specialist, ap clerk, ar specialist, ar clerk
`;
