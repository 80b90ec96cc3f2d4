/**
 * Workplaces, and the titles of those who work there: `workplaces => jobs`, one per line. A bank, a
 * hospital or a law firm is as often in the titles of those who sell to it or build it. Used by
 * readActivity.ts if nothing else is asked for. A query has at most 300 characters. `-` excludes a
 * name, in queries of at most twelve names. Hotels and restaurants aren't listed, because their
 * jobs mention them.
 */
export const workplaceLines = `
office, desk, clerical, office clerical, clerical office, office worker, oficina => office assistant, administrative assistant, office administrator, office clerk, receptionist, data entry clerk, office manager, secretary, file clerk, office coordinator, clerical assistant, office associate
nursing home, nursing facility, old folk home, convalescent home => nursing home, skilled nursing facility, skilled nursing, snf, long term care, ltc, nursing center, nursing facility, nursing and rehab, assisted living
school district, school system, public school, county school => school district, public schools, public school, school system, isd, unified school, county schools, teacher, paraprofessional, special education, school counselor, school custodian, school bus
hospital => hospital, medical center, patient care technician, patient access, patient transporter, environmental services, sterile processing, surgical technologist, phlebotomist, unit secretary, -veterinary, -animal
cannabis, marijuana, weed, dispensary, cannabis dispensary, cannabis industry, marijuana dispensary => cannabis, dispensary, budtender, marijuana, cannabis cultivation, cultivation technician, cultivation associate, trimmer
construction site, construction crew, jobsite, construction labor => construction laborer, laborer, construction worker, carpenter, superintendent, foreman, equipment operator, concrete finisher, electrician, plumber, construction helper
construccion, obra, obra construccion => construction laborer, laborer, construction worker, foreman, carpenter, painter, concrete finisher, concrete, construction helper, mason, drywall, equipment operator
ice cream shop, ice cream parlor, ice cream store, ice cream => ice cream, scooper, gelato, frozen yogurt, frozen custard, baskin robbins, dairy queen, cold stone, creamery, crew member, -survey crew
nonprofit, non profit, not profit, nonprofit organization, non profit organization, charity, charitable organization, ngo => nonprofit, non profit, grant writer, grants manager, fundraiser, development officer, development associate, director of development, donor relations, -banking
casino, casino floor => casino, table games, slot attendant, slot technician, table games dealer, poker, blackjack, cage cashier, surveillance agent, surveillance operator, gaming commission
oil gas, oil, oilfield, oil field, oil industry, oil rig => oil and gas, oilfield, petroleum engineer, reservoir engineer, drilling engineer, roustabout, landman, lease operator, refinery operator, floorhand, -investment banking
museum, art museum, art gallery => museum, museums, curator, gallery, docent, archivist, exhibit, exhibition, visitor services, museum educator, collections manager
law firm, law office, legal firm, lawyer office, attorney office => law firm, paralegal, legal assistant, legal secretary, associate attorney, litigation paralegal, litigation associate, law clerk, attorney, -banking
biotech, biotechnology, biotech company, life science => biotech, biotechnology, research associate, research scientist, associate scientist, senior scientist, molecular biology, cell culture, bioprocess, process development, clinical research associate, biomanufacturing
security clearance, clearance, government clearance, ts sci, top secret, secret clearance, top secret clearance, active clearance, active secret clearance => security clearance, secret clearance, top secret, ts sci, dod secret, secret clearance required, active secret, public trust, polygraph
government contractor, government contracting, defense contractor, defense contracting, govt contractor, federal contractor => leidos, booz allen, booz allen hamilton, general dynamics, lockheed martin, northrop grumman, raytheon, saic, caci, bae systems, peraton, mantech, secret clearance, security clearance, top secret
outdoor, outside, outdoorsy, nature => groundskeeper, landscaper, landscape technician, lawn care, grounds maintenance, lifeguard, park ranger, arborist, tree climber, survey technician, camp counselor, construction laborer, farm worker, golf course, park maintenance
airport => airport, ramp agent, flight attendant, gate agent, passenger service agent, baggage handler, airport agent, customer service agent airport, aircraft cleaner, skycap
bank => bank teller, teller, personal banker, relationship banker, universal banker, branch manager, bank, bank manager, banker, financial service representative
spa, day spa, massage spa => spa receptionist, spa attendant, massage therapist, esthetician, nail technician, spa manager, spa director, spa supervisor, spa coordinator, spa concierge, medical spa
dealership, car dealership, auto dealership, automotive dealership, car dealer => dealership, automotive technician, automotive sales, service advisor, auto sales, car sales, lot attendant, parts specialist, auto technician, automotive service
library, public library => librarian, library assistant, library clerk, library aide, library page, library specialist, library technician, library associate, library, libraries
zoo, aquarium => zoo, zookeeper, animal keeper, aquarium, aquarist, wild animal
park, state park, national park, city park, park recreation, park department => parks recreation, parks and recreation, park ranger, park maintenance, park attendant, state park, state parks, park service, parks, recreation, theme park, groundskeeper, grounds maintenance
amusement park, theme park, water park => amusement park, theme park, ride operator, ride attendant, water park, lifeguard, attractions, guest services, six flags, cedar fair
gym => personal trainer, fitness trainer, gym, fitness instructor, front desk fitness, fitness manager, fitness coach, membership advisor, fitness
prison, jail => correctional officer, corrections officer, correctional, detention officer, corrections, jail, prison
`;
