/** Security, beauty, sports, animals, land. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const serviceAndOutdoorLines = `
# police, fire, army, guards
cop => police officer, patrol officer
mall cop, rent a cop => security guard, security officer
cop > law enforcement, deputy sheriff, police
police > law enforcement, patrol officer, deputy sheriff
policeman => police officer, patrol officer
policeman > law enforcement, deputy sheriff
police officer = patrol officer
police officer > law enforcement officer, deputy sheriff, public safety officer
sheriff > law enforcement
state trooper => highway patrol
state trooper > police officer
detective > investigator, criminal investigator
private eye, private detective => private investigator
fbi > federal agent, special agent, intelligence analyst
fireman => firefighter, fire fighter
firefighter = fire fighter
firefighter > fire rescue, wildland, fire inspector
fire department > firefighter, fire fighter
prison guard, jailer, jail guard => correctional officer, corrections officer, detention officer
prison guard, jailer, jail guard > correctional, corrections, detention
prison > correctional, corrections, detention
correctional officer = corrections officer
correctional officer > detention officer, jailer, community corrections, probation officer
parole officer = probation officer
probation officer > parole, community corrections
border patrol > customs and border protection
soldier > military, army
army, navy, marine corps, air force > military
military > army
veteran > military
security guard = security officer
security guard > protection officer
guard => security officer
unarmed guard => unarmed security officer
armed guard = armed security officer
parks and rec, parks rec, parks and recreation => parks recreation, recreation
night watchman => overnight security officer, security officer, security guard
night watchman > night security
watchman => security officer, security guard
bouncer => door staff, event security
bouncer > security officer, security guard, doorman
bodyguard => executive protection, personal protection
bodyguard > protection agent, security officer
armored truck => armored car, armored driver
armored truck > vault, cash in transit
animal control > animal care
meter maid => parking enforcement
meter maid > parking officer
lifeguard = life guard
lifeguard > pool attendant, swim instructor, aquatics director, aquatics coordinator, aquatics supervisor, aquatics specialist
secret service > federal agent
park ranger => ranger
park ranger > conservation
game warden => conservation officer

# beauty and bodies
hairdresser = hair dresser = hair stylist = hairstylist
hairdresser > cosmetologist, stylist, barber, salon
hair stylist > cosmetologist, barber
hair cutter, haircutter => hair stylist, barber, stylist
haircut > hair stylist, barber
barber > hair stylist, cosmetologist
beautician => cosmetologist, esthetician, hair stylist
beautician > salon
cosmetologist > hair stylist, stylist, salon
beauty salon, hair salon > hair stylist, stylist, cosmetologist
salon > hair stylist, stylist, cosmetologist
salon receptionist => salon coordinator, spa receptionist, salon front desk
manicurist = nail technician = nail tech
nails > manicurist
facialist, skin care specialist => esthetician
esthetician = aesthetician
esthetician > skin care, waxing, facial
waxer => wax specialist, esthetician
eyelash, lash tech => lash artist, lash technician
spa > massage therapist, esthetician
personal trainer = fitness trainer
personal trainer > fitness instructor, fitness coach, trainer fitness
gym > fitness, personal trainer
gym trainer => personal trainer, fitness trainer
gym instructor => fitness instructor, personal trainer
fitness instructor = group fitness instructor = group exercise instructor
fitness instructor > yoga instructor, personal trainer
yoga teacher = yoga instructor
dance teacher = dance instructor
football coach, basketball coach, baseball coach > assistant coach, head coach
soccer coach > assistant coach, head coach
umpire => referee, sports official
referee > sports official, umpire
athletic trainer > sports medicine
golf > caddie
golf course > greenskeeper, grounds
caddy = caddie
ski > lift operator
funeral > mortuary
undertaker, mortician => funeral director, embalmer
undertaker > mortuary, funeral
grave digger => cemetery, grounds cemetery

# animals
animals => animal care, veterinary assistant, kennel
dogs => kennel, dog groomer, pet care, dog trainer
vet > veterinarian, veterinary
veterinarian > veterinary medicine
vet tech = veterinary technician = veterinary tech
vet assistant = veterinary assistant
vet assistant > kennel assistant, veterinary technician, animal care
vet receptionist => veterinary receptionist, veterinary client service
veterinary receptionist > client service representative veterinary, veterinary customer service
vet nurse, animal nurse => veterinary technician, veterinary nurse
animal doctor, dog doctor => veterinarian
dvm = veterinarian
dog walker = dog walking
dog walker > pet sitter, pet care, kennel, animal care
pet sitter > dog walker, pet care
dog groomer = pet groomer = pet stylist
dog groomer > bather, grooming
groomer > pet stylist, grooming, bather
dog trainer = pet trainer
dog bather => pet bather, bather
kennel > animal care
dog daycare, doggy daycare, pet hotel > kennel, pet care, animal care
animal caretaker => animal care technician, animal care specialist
animal caretaker > animal technician, kennel, animal keeper
animal care > animal caretaker, kennel, veterinary assistant
animal shelter > animal care, kennel
zookeeper = zoo keeper
zookeeper => animal keeper
zookeeper > animal care
pet store, pet shop > pet care, pet associate, groomer
horse > equine, barn
stable hand => groom, barn
animals > veterinary, kennel

# land, plants, pests
landscaper = landscape laborer = landscape worker
landscaper => landscape technician, landscape maintenance, landscape crew
landscaper > groundskeeper, landscaping, grounds maintenance
landscaping > landscaper, groundskeeper
gardener > groundskeeper, landscaper, horticulture
gardening > gardener, landscaper, horticulture, garden center
lawn mower, lawn mowing, grass cutter => lawn care, groundskeeper, landscaper
lawn mower > grounds
lawn care => lawn technician, lawn specialist
lawn care > landscaper, groundskeeper
groundskeeper = grounds keeper = grounds maintenance = groundsman
groundskeeper > grounds worker, landscaper, groundskeeping
yard work > landscaper, groundskeeper, lawn
greenskeeper > golf course maintenance, groundskeeper
tree trimmer => arborist, tree climber, tree care
tree trimmer > groundman
tree surgeon, tree cutter => arborist, tree climber, tree trimmer
arborist > tree care, forester
lumberjack => logger
lumberjack > forestry, sawmill
forester > forestry, natural resources
irrigation > sprinkler technician
snow removal, snow plow > plow driver, grounds
pool cleaner, pool guy => pool technician, pool service technician
bug spray, bug guy, bug man => exterminator, pest control
exterminator => pest control technician, pest control
exterminator > pest management, termite
bug guy, bug man => pest control technician, pest control
pest control > exterminator, pest management, termite
plant nursery, garden center > greenhouse
greenhouse > grower, nursery worker, horticulture
farm hand = farmhand = farm worker = farm laborer
farm worker => agricultural worker, crop worker, ranch hand
farm worker > harvest, agriculture
farmer > farm manager, grower, agriculture
fruit picker, crop picker => harvest worker, crop worker, farm worker
fruit picker > harvester, orchard
ranch hand = ranch worker
ranch hand > farm worker, livestock
cowboy => ranch hand
cowboy > livestock
milker => dairy worker, dairy farm
dairy > milk
fisherman > fishing, fishery, commercial fishing
slaughterhouse, meat packing => meat processing, meat plant
meat packing > meat packer, packing plant, butcher
grower > greenhouse, cultivation, horticulture
weed, budtender, marijuana => cannabis, dispensary
budtender > dispensary associate
conservation > natural resources, wildlife
wildlife > conservation, fish
lash tech, lash artist > esthetician, brow, waxing
crossing guard > school safety, traffic control
ramp agent => ramp services agent, ramp services
police dispatcher => 911 dispatcher, public safety dispatcher, emergency dispatcher

# as people call them
pet doctor, cat doctor, horse doctor, animal hospital doctor => veterinarian
lawn guy, lawn boy => lawn technician, landscaper, groundskeeper, lawn care
tree guy, tree cutter => arborist, tree climber, tree trimmer, tree care
dog sitter, house sitter > pet sitter, dog walker, kennel
flower lady, flower arranger => florist, floral designer, floral
nail lady => nail technician, manicurist
hair lady => hair stylist, cosmetologist
makeup lady => makeup artist
window washer => window cleaner, window cleaning
fish farmer => aquaculture technician, hatchery, aquaculture
`;
