/**
 * Activities, and the titles of those who do them: `verbs: things => jobs`, one per line. Such
 * titles contain neither the verb nor the thing: someone who "fixes cars" is a mechanic, and titles
 * with "fix" belong to other trades. Parsed by readActivity.ts:
 *
 * - a verb in its plain form stands for its other forms ("fixing", "fixes"), and a name in capitals
 *   for several verbs (see `verbGroups`); `-` is the thing alone, for phrases whose verb was dropped
 *   ("work with", "take care of")
 * - things are in singular, without articles
 * - a job in quotes is searched without its synonyms
 * - a query has at most 300 characters; jobs of several words are phrases
 */
export const activityLines = `
# teeth, bodies, health
CLEAN: tooth => dental hygienist, hygienist
FIX, pull, straighten, fill: tooth => dentist, orthodontist, endodontist, oral surgeon, orthodontic assistant, oral surgery assistant
make: denture, crown, false tooth => dental lab technician, dental laboratory technician, denture technician, dental lab
take, do, perform, shoot, -: x ray, xray, radiograph => radiologic technologist, radiology technologist, radiology technician, x-ray technologist, x-ray technician, x-ray tech, xray tech, rad tech, radiographer
take, do, perform: mri, mri scan, ct scan, cat scan, scan => mri technologist, ct technologist, mri tech, ct tech, radiologic technologist, imaging technologist
do, perform, take: ultrasound, sonogram => sonographer, ultrasound technologist, ultrasound technician, ultrasound tech
fill, count: prescription, pill, medication, script => pharmacy technician, pharmacist, pharmacy tech
give, hand out, pass, administer: medication, med, medicine, pill => medication technician, medication aide, certified medication aide, lpn, registered nurse
give: shot, vaccine, vaccination, injection, flu shot => registered nurse, lpn, pharmacist, immunization nurse, medical assistant, nurse injector
draw, take, collect: blood, blood sample, plasma => phlebotomist, phlebotomy technician, phlebotomy, plasma center technician
deliver, birth: baby => labor and delivery nurse, labor and delivery, nurse midwife, ob gyn, obstetrician, obgyn
test: blood, urine, covid => medical laboratory technician, medical laboratory scientist, medical technologist, lab technician, lab assistant
transport, move, push: patient => patient transporter, patient transport, transporter, transport aide
HELP, bathe, turn, feed, lift: patient, sick, sick person, ill => patient care technician, nursing assistant, cna, patient care assistant, registered nurse, medical assistant
HELP, bathe, -: old, old person, older person, older adult, elderly, elderly person, the elderly, senior, senior citizen, elder => caregiver, home health aide, personal care aide, cna, nursing assistant, senior care, companion caregiver
HELP: disabled, disabled person, disabled adult, disability, person disability, adult disability, handicapped, handicapped person, developmentally disabled, special need, disabled kid, kid disability, child disability, special need kid, special need child, special need adult => direct support professional, direct care worker, direct support, residential counselor, special education paraprofessional, special education aide, behavior technician
HELP, TEACH, -: autistic, autistic kid, kid autism, autistic child, child autism, autistic person, person autism, autistic adult, autistic student, student autism => behavior technician, behavior therapist, behavioral technician, "autism", aba therapist, special education paraprofessional
HELP: addict, drug addict, addiction => substance abuse counselor, addiction counselor, recovery coach, recovery specialist, peer support specialist, behavioral health technician
HELP: mentally ill, mental health, mental illness, depressed person => mental health technician, mental health counselor, behavioral health technician, therapist, psychiatric technician
HELP, -: homeless, homeless person, poor person => case manager, shelter, outreach worker, housing case manager, social worker, homeless
HELP: veteran => veterans, veteran services, veterans affairs, vocational rehabilitation
HELP: student => tutor, academic advisor, paraprofessional, school counselor, academic coach, teacher
HELP: immigrant, refugee => immigration paralegal, refugee, case manager, immigration specialist, immigration attorney
HELP, serve: person, person need, others => direct support professional, caregiver, home health aide, patient care technician, case manager, social services, community health worker, peer support specialist, residential counselor
HELP: person walk => physical therapist, physical therapist assistant
give: massage => massage therapist, licensed massage therapist
wax, do, shape: eyebrow, brow, lash, eyelash, facial, wax => esthetician, lash artist, brow artist, wax specialist
do, paint, file: nail => nail technician, nail tech, manicurist
cut, style, color, dye, braid, do: hair => hair stylist, hairstylist, barber, cosmetologist, stylist salon, licensed cosmetologist
do, apply: makeup, make up => makeup artist, beauty advisor, esthetician, cosmetologist
do, give, draw: tattoo, piercing => tattoo artist, piercer, body piercer
make: eyeglass, glass, glasses => optical lab technician, optician, optical technician
drive: ambulance => emt, emergency medical technician, paramedic, ambulance driver
save: life => emt, paramedic, lifeguard, firefighter, emergency medical technician

# children, animals, old people
HELP, babysit, raise, nanny, entertain, -: kid, child, baby, toddler, infant => child care, childcare, daycare, nanny, preschool teacher, toddler teacher, infant teacher, camp counselor, youth program, "children"
HELP, mentor, -: teen, teenager, youth, young person => youth counselor, youth development, youth worker, youth specialist, youth mentor, youth care
TEACH: kid, child, student, school => teacher, preschool teacher, elementary teacher, paraprofessional, tutor
TEACH: english => english teacher, esl teacher, english tutor, english instructor, esl instructor, english language
TEACH: spanish, french => spanish teacher, spanish instructor, world language teacher, spanish tutor, french teacher
TEACH: math, science, reading, history => math teacher, math tutor, science teacher, reading specialist, history teacher, reading teacher
TEACH: swimming, swim, kid swim, child swim, swim lesson, kid swimming => swim instructor, swim coach, swimming instructor, aquatics, swim
TEACH: yoga, fitness, exercise, gym => yoga instructor, fitness instructor, personal trainer, group fitness, group exercise
TEACH: dance, dancing => dance teacher, dance instructor
TEACH: music, piano, guitar => music teacher, piano teacher, music instructor, guitar teacher
TEACH: art => art teacher, art instructor
TEACH: driving, drive => driving instructor, driver education, driver trainer
TEACH: adult, college => adjunct, instructor, adult education, professor, lecturer, faculty
HELP: animal, pet => animal care, veterinary assistant, veterinary technician, kennel, pet care, pet sitter
-: dog, puppy => dog trainer, dog groomer, pet groomer, groomer, kennel, dog walker, pet sitter, dog handler, animal care, veterinary assistant
walk, sit, HELP, TEACH: dog, puppy => dog walker, pet sitter, kennel, dog trainer, pet care, dog handler, animal care
groom, CLEAN, bathe: dog, pet => dog groomer, pet groomer, groomer, bather
HELP, ride, -: horse => equine, barn, stable hand, horse
grow, plant: food, plant, flower, vegetable, weed, marijuana, tree => grower, farm worker, greenhouse, cultivation, gardener, horticulture, nursery worker, farm manager
pick: fruit, crop, vegetable, apple, strawberry => harvest worker, crop worker, farm worker, fruit picker, harvester
raise, milk: cow, cattle, chicken, pig => dairy, livestock, herdsman, farm worker, ranch hand

# wheels and machines
FIX: car, auto, automobile, vehicle, brake, transmission => automotive technician, auto technician, auto mechanic, automotive mechanic, mechanic, automotive service technician, technician mechanic
FIX: truck, diesel, semi, diesel engine, trailer, bus => diesel mechanic, diesel technician, truck mechanic, truck technician, trailer mechanic, trailer technician, fleet mechanic, fleet technician
FIX: airplane, plane, aircraft, helicopter, jet => aircraft mechanic, aircraft technician, aviation mechanic, aircraft maintenance, aviation maintenance technician, a&p mechanic, avionics technician
FIX: bike, bicycle, motorcycle, boat, jet ski => bike mechanic, bicycle mechanic, motorcycle technician, marine technician, boat technician, marine mechanic, powersports technician
FIX: engine, small engine, lawn mower, lawnmower, motor => engine mechanic, small engine mechanic, diesel mechanic, engine technician, mechanic
FIX: tractor, heavy equipment, equipment, farm equipment, forklift => heavy equipment mechanic, heavy equipment technician, equipment mechanic, equipment technician, forklift technician, forklift mechanic, field mechanic
FIX, install, service: elevator, escalator => elevator mechanic, elevator technician, elevator constructor, escalator mechanic
FIX: machine, machinery, thing, stuff => maintenance technician, maintenance mechanic, industrial mechanic, millwright, field service technician, industrial maintenance
FIX: appliance, washer, dryer, refrigerator, fridge => appliance technician, appliance repair, appliance service technician, field service technician appliance
FIX: dent, car body, wrecked car => body technician, auto body technician, collision technician, auto body, dent repair
change: oil => lube technician, lube tech, lubrication technician, oil change, express technician, automotive technician, tire technician
change, rotate, FIX: tire => tire technician, tire tech, tire and lube, lube technician, tire changer
CLEAN: car, truck, vehicle, boat => auto detailer, car detailer, detailer, car wash, car wash attendant, vehicle cleaner, lot attendant, vehicle detailer
CLEAN: airplane, plane => aircraft cleaner, cabin cleaner, aircraft detailer
paint: car, truck => automotive painter, auto painter, paint technician, painter, collision
park, valet: car => valet, valet attendant, parking attendant
sell: car, truck, auto, vehicle, used car, rv, motorcycle => automotive sales, car sales, auto sales, automotive sales consultant, vehicle sales, automotive sales representative, sales consultant automotive
rent: car, truck => rental agent, car rental, rental sales, rental associate
tow: car, truck, vehicle => tow truck driver, tow operator, tow truck, roadside
DRIVE: truck, semi, semi truck, big rig, 18 wheeler, tractor trailer => truck driver, cdl driver, class a driver, cdl a driver, tractor trailer driver, owner operator
DRIVE: dump truck => dump truck driver, truck driver, class b driver
DRIVE: bus, school bus, city bus => bus driver, school bus driver, transit operator, bus operator, motor coach
DRIVE: van, shuttle, passenger, person, limo, taxi, uber, old person => shuttle driver, van driver, chauffeur, transport driver, transportation driver, passenger driver
DRIVE: car => driver, delivery driver, courier, shuttle driver, chauffeur
DRIVE: train => locomotive engineer, train operator, conductor, train driver
DRIVE: boat, ship => boat captain, vessel captain, captain, deckhand, mariner
DRIVE: forklift, fork lift => forklift operator, forklift driver, lift operator, reach truck, lift driver
DRIVE: crane => crane operator, rigger
DRIVE: bulldozer, excavator, backhoe, tractor, heavy equipment, heavy machinery, heavy machine, loader => heavy equipment operator, equipment operator, excavator operator, dozer operator, loader operator, backhoe operator
DRIVE: machine, machinery => machine operator, production operator, equipment operator, cnc operator
DRIVE: cash register, register => cashier
DRIVE: drone => drone pilot, uas pilot, drone operator, unmanned aircraft
fly: plane, airplane, jet, helicopter, aircraft, private jet => pilot, first officer, aviator, flight instructor
load, unload, pack: truck, trailer, container => loader, unloader, dock worker, package handler, freight handler, warehouse associate, receiving associate, dock associate
load, unload: plane, luggage, bag, baggage => ramp agent, baggage handler, ramp service
load, unload, move, lift: box, package, pallet, heavy box, freight => package handler, warehouse associate, loader, unloader, material handler, warehouse worker, freight handler
pack, fill: box, order, package => packer, order picker, warehouse associate, picker packer, packaging, fulfillment associate, order selector
pick: order => order picker, order selector, picker packer, warehouse associate
sort, deliver: mail, letter => mail carrier, letter carrier, mail clerk, mail handler, mailroom, rural carrier, mail sorter
sort: package, parcel => package handler, sorter, parcel
deliver, drop off: package, parcel, box, amazon package, thing, stuff, furniture, grocery => delivery driver, courier, package delivery, delivery associate, delivery helper
deliver, drop off: food, pizza, meal => delivery driver, food delivery, pizza delivery, courier
move: furniture, house => mover, household goods, furniture delivery, delivery helper

# houses and what is in them
CLEAN, tidy: house, home, apartment => house cleaner, housekeeper, residential cleaner, maid, cleaner, home cleaner
CLEAN, tidy: hotel room, room, hotel => room attendant, housekeeper, guest room attendant, housekeeping
make: bed => room attendant, housekeeper, guest room attendant, housekeeping
CLEAN: office, building, school, bathroom, toilet, church, store, bank => janitor, custodian, cleaner, janitorial, day porter, custodial
CLEAN: hospital, hospital room => environmental services, evs technician, evs, housekeeper, environmental service aide
CLEAN, polish, wax: floor, carpet => floor technician, floor tech, floor care, carpet cleaner, carpet technician, custodian, janitor
CLEAN: window, gutter => window cleaner, window washer, window cleaning, pressure washing
CLEAN: pool, swimming pool => pool technician, pool service technician, pool cleaner, pool service
CLEAN, do: dish, pot, pan => dishwasher, dish washer, steward, kitchen helper, kitchen utility
CLEAN, do, fold, iron, press: clothes, clothing, clothe, laundry, uniform, shirt => laundry attendant, laundry worker, presser, laundry, dry cleaning, laundry associate
FIX, unclog, install, unstop: toilet, sink, faucet, pipe, drain, leak, water heater, shower, plumbing => plumber, plumbing technician, service plumber, plumbing apprentice, pipefitter, apprentice plumber
fit, weld, lay: pipe => pipefitter, pipe welder, pipelayer, steamfitter
FIX, install, run, pull, wire: wire, wiring, light, outlet, cable wire, electricity, electric, electrical, house wiring => electrician, electrical apprentice, electrical technician, journeyman electrician, electrician apprentice, low voltage technician
install, run: cable, internet, fiber, wifi => cable technician, fiber technician, broadband technician, installation technician, cable installer, fiber optic technician, low voltage technician
climb: tower, pole, cell tower => tower technician, tower climber, lineman, line worker
climb, cut, trim, cut down, chop: tree => tree climber, arborist, tree trimmer, tree care, groundsman
FIX, install, service: ac, air conditioner, air conditioning, a c, heater, furnace, hvac, heating, aircon, ac unit => hvac technician, hvac service technician, hvac mechanic, hvac installer, hvac, refrigeration technician
install: solar panel, solar => solar installer, pv installer, solar technician, solar panel installer
install: alarm, security system, camera => security systems technician, alarm technician, low voltage technician, fire alarm technician, security technician
install, FIX, hang, build: roof, shingle => roofer, roof technician
install, lay, FIX: floor, flooring, tile, carpet, wood floor => flooring installer, tile setter, tile installer, floor covering, carpet installer
install, FIX, hang, BUILD: wall, drywall, sheetrock => drywall, drywall finisher, taper, framer, plasterer, drywall hanger
install, FIX: window, glass, windshield, door => glazier, window installer, auto glass, glass installer, door installer, door technician, glass technician
lay, pour, FIX: brick, concrete, cement, stone => mason, bricklayer, concrete finisher, masonry, concrete laborer, cement mason
FIX, pave, BUILD: road, street, highway, bridge, pothole => highway maintenance, road construction, asphalt, paving, highway worker, equipment operator, construction laborer
dig: hole, ditch, trench => equipment operator, laborer, excavator operator, construction laborer, pipelayer
paint: house, home, wall, building, room => painter, house painter, painting, commercial painter, residential painter, interior painter
BUILD, frame, remodel, renovate: house, home, building, deck, fence, apartment => carpenter, framer, construction laborer, construction worker, carpentry, home builder, lead carpenter, construction superintendent
demolish, tear down: house, building => demolition, laborer, construction laborer
FIX: house, home, apartment, building => maintenance technician, handyman, building maintenance, maintenance worker, home repair, facilities technician
BUILD: furniture, cabinet => furniture maker, cabinet maker, cabinetmaker, woodworker, upholsterer, millwork, furniture assembler
BUILD, assemble: car, machine, computer, engine, part, electronics, product, thing, airplane, plane, truck => assembler, assembly technician, production associate, mechanical assembler, electronic assembler, assembly, production assembler
weld, cut, bend: metal, steel => welder, fabricator, metal fabricator, sheet metal, machinist
cut: meat => meat cutter, butcher, meat clerk, meat department
mow, cut, HELP, trim, FIX: lawn, grass, yard, garden, hedge => groundskeeper, landscaper, lawn care, landscape technician, lawn technician, landscape laborer, landscape crew, grounds maintenance, gardener
shovel, plow, remove: snow => snow removal, plow driver, groundskeeper, grounds maintenance, snow plow
kill, remove, spray: bug, pest, roach, rat, insect, termite, rodent => pest control technician, pest control, exterminator, pest management, termite technician
pick up, collect, haul, take out, remove: trash, garbage, junk, waste, recycling => sanitation worker, refuse collector, trash truck driver, waste collection, residential trash, junk removal, sanitation, roll off driver
sell, show, flip, list: house, home, property, real estate, land => real estate agent, realtor, real estate salesperson, real estate sales, new home sales, real estate broker, home sales
rent, lease, show: apartment, house, home, property => leasing consultant, leasing agent, leasing professional, leasing specialist, leasing manager
MANAGE: apartment, property, building, rental => property manager, apartment manager, community manager, assistant property manager, building manager
inspect: house, home, building, property => home inspector, building inspector, property inspector
inspect: food, restaurant => food inspector, quality inspector, food safety, health inspector
inspect: part, product => quality inspector, quality control inspector, qc inspector, inspector
design, decorate: house, home, building, room, interior => architect, interior designer, interior design, architectural designer, home designer, project architect
design, make: landscape, garden => landscape designer, landscape architect
measure, survey: land => surveyor, survey technician, land surveyor, survey crew
open, FIX, pick: lock => locksmith

# food and shops
COOK: food, meal, dinner, lunch, restaurant, burger, steak => cook, line cook, prep cook, chef, grill cook, sous chef
COOK: pizza => pizza cook, pizza maker, pizza
COOK: cake, bread, cookie, pastry, donut, dessert => baker, pastry chef, cake decorator, pastry cook, bakery
COOK: sandwich, sub => sandwich artist, sandwich maker, deli clerk, deli associate, deli worker, deli, restaurant crew, fast food
decorate: cake => cake decorator, baker, pastry chef
make, serve: coffee, latte, espresso => barista, cafe, coffee shop
make, mix, serve, pour: drink, cocktail, beer, alcohol => bartender, mixologist, barback, bar server, cocktail server
make: beer, wine => brewer, brewery, cellar, winemaker, winery
serve, wait, wait on, bus, run: table, food, person, customer restaurant, meal => waiter, waitress, food server, restaurant server, server restaurant, banquet server, dining room server, busser
COOK, work: school cafeteria, cafeteria, school kitchen, school lunch => cafeteria, food service worker, school nutrition, food service assistant, school cook, child nutrition, cook school, nutrition assistant
serve, feed: kid lunch, lunch, school lunch, student => cafeteria, food service worker, school nutrition, food service assistant, food service associate
bag: grocery, food => courtesy clerk, bagger, front end associate, front end clerk, grocery associate, cashier
stock, fill, stack, load: shelf, shelve, grocery, store => stocker, stock associate, stock clerk, stocking associate, merchandiser, grocery clerk, overnight stocker
take, make: money => cashier
ring up, check out: customer, grocery => cashier
shop for: grocery, person => personal shopper, grocery shopper, shopper
arrange, sell, make: flower, bouquet => florist, floral designer, floral clerk, floral
sell: clothes, clothing, clothe, shoe, dress => retail sales associate, sales associate, stylist, retail associate, store associate
sell: jewelry, ring => jewelry consultant, jewelry sales, jewelry
sell: furniture => furniture sales, design consultant, retail sales
sell: phone, cell phone => wireless sales, retail sales wireless, mobile sales, wireless consultant, retail store associate
sell, write: insurance, insurance policy, life insurance => insurance agent, insurance producer, insurance sales, insurance representative, sales producer, life insurance agent
sell: thing, stuff, product => sales associate, sales representative, salesperson, inside sales, outside sales
sell: ticket => box office, ticket sales, ticket seller, ticketing
sell: drug, medicine, medical device, medical equipment => pharmaceutical sales, medical sales, medical device sales, sales representative medical
sell: solar, solar panel, roof, window => solar sales, solar consultant, in-home sales, outside sales, door to door
sell: food => food sales, cashier, food demonstrator, deli clerk
sell: art => art consultant, gallery, art sales
sell: software => software sales, account executive, saas sales, sales development representative

# money, law, offices
do, prepare, file, HELP: tax, tax return, income tax, person tax => tax preparer, tax associate, tax specialist, tax professional, tax preparation, seasonal tax
do, HELP: payroll => payroll specialist, payroll clerk, payroll administrator, payroll coordinator, payroll manager
do, keep, balance: book, bookkeeping => bookkeeper, accounting clerk, accountant, full charge bookkeeper
count, handle: money, cash => teller, cashier, bank teller, cash vault, cash processing, accounting clerk
count: inventory => inventory specialist, inventory associate, inventory clerk, cycle counter, inventory control
invest, MANAGE: money, wealth => financial advisor, wealth advisor, portfolio manager, investment analyst, wealth management, financial planner
lend, loan, give, sell: money, loan, mortgage => loan officer, mortgage loan officer, loan processor, loan originator, mortgage loan originator, personal banker
collect: debt, bill, money => collector, collections specialist, debt collector, collections representative
pay: bill, invoice => accounts payable, ap clerk, ap specialist
process, handle, investigate: claim, insurance claim => claims adjuster, claims examiner, claims processor, claims representative, claims specialist
answer: phone, call, phone call, telephone => receptionist, front desk, call center, telephone operator, switchboard operator, call center representative, customer service representative
answer, take: 911 call, 911, emergency call => 911 dispatcher, emergency dispatcher, dispatcher, emergency telecommunicator, public safety dispatcher
make, take: phone call, call => call center, call center representative, telemarketer, appointment setter, inside sales, customer service representative
answer: email, question, chat => customer service representative, customer support, chat support, customer service
type, enter: data, number, word, stuff, information, letter => data entry, data entry clerk, data entry specialist, typist, transcriptionist
file, scan, organize: paper, file, document, paperwork => file clerk, records clerk, document control, office clerk, filing, document specialist
greet, welcome: person, guest, customer, visitor => receptionist, front desk, host, hostess, greeter, front desk agent, concierge
hire, recruit, interview: person, employee, staff => recruiter, talent acquisition, recruiting coordinator, hr recruiter, human resources
train: employee, staff, new employee => trainer, training specialist, corporate trainer, learning and development
MANAGE: person, employee, team => manager, supervisor, team lead
plan, organize, run: event, party, wedding, meeting, conference => event planner, event coordinator, event manager, events coordinator, events manager, meeting planner, wedding planner, catering sales
plan, book, sell: trip, travel, vacation => travel agent, travel advisor, travel consultant, reservations agent
investigate, solve: crime, murder => detective, criminal investigator, investigator, crime analyst, special agent, forensic
arrest, catch, stop: criminal, crime, bad guy => police officer, deputy sheriff, patrol officer, detective, law enforcement, special agent
catch: shoplifter, thief => loss prevention, asset protection
guard, protect, secure: person, building, bank, store, property => security officer, security guard, protection officer, armed security officer
guard, watch: prisoner, inmate, prison, jail => correctional officer, corrections officer, detention officer
fight, put out: fire, wildfire => firefighter, fire fighter, wildland firefighter, fire rescue
go, work, -: court, courtroom, courthouse => court clerk, court reporter, judicial assistant, bailiff, legal assistant, paralegal, attorney
defend, represent: person, client => attorney, defense attorney, public defender, lawyer
write: contract, will => contract attorney, contracts manager, contract administrator, paralegal, contracts attorney
raise: money => fundraiser, fundraising, development officer, fund development, development associate
write: grant => grant writer, grants specialist, grants manager, proposal writer

# computers, words, pictures
FIX, HELP: computer, pc, laptop, person computer, printer, computer problem => computer technician, desktop support, help desk, IT support, desktop technician, pc technician, IT technician, service desk
FIX: phone, cell phone, iphone, tablet, cellphone => phone repair, repair technician, mobile repair, device repair, electronics technician, cell phone repair
FIX: electronics, tv, circuit board => electronics technician, bench technician, electronic technician, repair technician
FIX: network, internet, wifi => network technician, network engineer, field technician, network administrator
BUILD, design, make, code: website, web site, webpage, web page, web => web developer, web designer, front end developer, frontend developer, website developer
BUILD, design, make, code, develop: app, mobile app, phone app => mobile developer, ios developer, android developer, app developer, application developer, software developer
write, develop, make, build, program, design: code, software, program, computer program, computer => software engineer, software developer, web developer, application developer
design, make, develop, program: game, video game => game developer, game designer, game engineer, unity developer, unreal engine, gameplay engineer, level designer, game artist
test: software, app, game, website => qa tester, software tester, qa analyst, qa engineer, test engineer, game tester
test: food => food scientist, sensory, food technologist, quality technician
hack: computer, thing => penetration tester, ethical hacker, security engineer, red team
analyze, collect: data, number => data analyst, business analyst, data scientist, reporting analyst, data engineer
edit, make, shoot, create, film: video, film, movie, tv show => video editor, videographer, film editor, video producer, video production, editor video
take, edit, shoot: photo, picture, photograph, pic => photographer, photo editor, photography, portrait photographer, retoucher
write, report, tell, read: news, article, story, newspaper => reporter, journalist, news producer, staff writer, editor, writer, content writer
write: book, blog, content, stuff, copy => writer, content writer, copywriter, editor, author, technical writer
edit, proofread: book, article, paper, text => editor, copy editor, proofreader, managing editor
draw, make, create, design: picture, cartoon, art, logo, graphic, poster, comic => graphic designer, illustrator, concept artist, production artist, 3d artist, animator, designer graphic
design, make, sew, create: clothes, clothing, clothe, dress, fashion => fashion designer, apparel designer, seamstress, sewing, technical designer, tailor, sewing machine operator
make, fix, alter, hem: suit, alteration => tailor, seamstress, alterations
make, FIX: shoe => cobbler, shoe repair, footwear
make, FIX: jewelry, watch => jeweler, jewelry, watchmaker, bench jeweler
make, play, record: music => musician, music director, audio engineer, music producer, pianist
act, perform: movie, play, theater, stage => actor, performer, theater, entertainer
translate: document, language, spanish => translator, interpreter, translation
post, do, MANAGE: social media, instagram, tiktok => social media manager, social media coordinator, social media specialist, content creator
study, research: animal, ocean, plant, disease, weather => biologist, research scientist, research associate, research assistant, wildlife biologist
drill: oil, well => driller, drilling, floorhand, rig, roustabout
make: thing, product, part => production worker, production associate, assembler, machinist, machine operator, manufacturing associate
give: tour => tour guide, museum guide, docent, tour leader
buy: thing, stuff => buyer, purchasing agent, procurement specialist, purchasing
`;

/** Verbs that are used for the same work. */
export const verbGroups: Readonly<Record<string, string>> = {
  FIX: 'fix, repair, service, maintain, restore, troubleshoot, work on, rebuild',
  CLEAN: 'clean, wash, scrub, sanitize, detail, mop, vacuum, sweep, disinfect, clean up',
  HELP: 'help, care for, watch, assist, support, take care of, look after, work with, help out, serve, sit with',
  TEACH: 'teach, train, coach, tutor',
  DRIVE: 'drive, operate, run, haul',
  BUILD: 'build, construct, make, put together',
  COOK: 'cook, make, prepare, bake, prep',
  MANAGE: 'manage, look after, supervise, run',
};
