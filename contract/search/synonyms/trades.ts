/** Building, repairing, making things. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const tradeLines = `
# any hands
tech = technician
tech > technologist
maint = maintenance
handyman => maintenance technician, maintenance worker, home repair
handyman > building maintenance, repair technician
fix IT man, repair guy > repair technician, service technician, maintenance technician
repairman => repair technician, service technician
repairman > maintenance technician, field technician
maintenance man = maintenance technician = maintenance tech
maintenance man => maintenance worker, building maintenance
maintenance technician > maintenance mechanic, maintenance worker, facilities technician
maintenance worker > maintenance technician, building maintenance
apartment maintenance => maintenance technician, service technician
building maintenance > maintenance technician, building engineer, facilities technician
building engineer = stationary engineer
building engineer > facilities engineer, maintenance engineer, chief engineer
building superintendent, building super > building manager, porter
maintenance mechanic > industrial mechanic, maintenance technician, millwright
laborer = labourer
manual labor => laborer, general laborer, general labor
general laborer = general labor = general labour
general labor > laborer, helper, warehouse worker, production worker
day laborer => general laborer, laborer
helper > laborer, apprentice
unskilled > general labor, entry level, laborer
blue collar > laborer, general labor, production worker
ehs = hse = environmental health and safety = environmental health safety
safety manager > ehs manager, safety coordinator, hse manager
safety officer > safety specialist, ehs specialist, safety coordinator
osha > safety manager, safety specialist, ehs

# building
construction worker => construction laborer, laborer
construction worker > carpenter, general laborer
construction laborer > general laborer
builder > carpenter, homebuilder
general contractor > construction manager, project manager construction, superintendent
construction manager > superintendent
construction superintendent = site superintendent
site manager > construction manager, superintendent, site superintendent
construction estimator = estimator
estimator > estimating
carpenter > carpentry, framer
wood worker = woodworker
wood worker > carpenter, cabinet maker, millwork
cabinet maker = cabinetmaker
cabinet maker > millwork, woodworker, carpenter
furniture maker > upholsterer, woodworker, cabinet maker
framer > carpenter, framing
bricklayer => mason
mason > masonry, bricklayer, concrete finisher
stone mason => mason, masonry
cement mason, cement worker => concrete finisher, concrete laborer
cement worker > mason
concrete worker => concrete laborer, concrete finisher
concrete worker > laborer
sheetrock, drywaller => drywall
dry wall => drywall
brick layer => bricklayer, mason
steam fitter => steamfitter, pipefitter
drywaller > drywall finisher, taper
roofer > roofing
painter > painting
house painter => painter
car painter, auto painter => automotive painter, painter, paint technician
plasterer > drywall, stucco
tile setter = tile installer
tiler => tile setter, tile installer
floor layer, carpet layer => flooring installer, floor covering
flooring installer > tile installer
glass installer => glazier
glass installer > glass technician, auto glass
insulation > insulator
window installer > glazier
ironworker = iron worker
steel worker => ironworker
steel worker > fabricator, welder
scaffold builder => scaffolding
demolition > laborer, wrecking
asphalt, paving > paver operator, asphalt laborer, road construction
road worker => highway laborer, road construction, highway maintenance
road worker > laborer
flagger => traffic control
pipe layer => pipelayer, pipe foreman, utility laborer
backhoe operator, excavator operator, bulldozer operator => heavy equipment operator, equipment operator
dozer operator => heavy equipment operator, equipment operator
heavy equipment operator = heavy machinery operator = heavy equip operator
heavy equipment operator > equipment operator, excavator operator, dozer operator
equipment operator > machine operator
crane operator > rigger
surveyor > survey technician, party chief
survey crew > survey technician, instrument person, surveyor
draftsman => drafter, cad drafter, cad designer
drafter > cad designer, draftsman, cad technician
blueprint > drafter, cad
home builder = homebuilder
solar panel installer => solar installer, pv installer, solar technician
wrench turner => mechanic
solar installer => pv installer, solar technician

# pipes, wires, air
electrician > electrical technician, electrical apprentice
electrician helper => electrician apprentice, electrical helper, apprentice electrician, electrical apprentice
lineman => line worker, lineworker
lineman > groundman, powerline, line technician
line worker > lineman, assembly line, production worker
power line, electric lineman => lineman, line worker
cable guy, cable installer => installation technician, cable technician, fiber technician
cable guy > broadband technician, low voltage, field technician
phone installer > telecommunications technician, installation technician
internet installer > installation technician, broadband technician, fiber technician
alarm installer => security systems technician, alarm technician
alarm installer > low voltage, fire alarm, installation technician
low voltage technician = low voltage tech
plumber > plumbing, pipefitter
plumber helper => plumber apprentice, plumbing apprentice
pipe fitter = pipefitter = steamfitter
pipe fitter > plumber, pipe welder
sprinkler fitter > fire sprinkler
hvac = heating ventilation and air conditioning = heating ventilation air conditioning
hvac technician = hvac tech = hvac service technician = hvac mechanic
ac repair, air conditioning => hvac technician, hvac service technician
air conditioning > hvac, refrigeration
heating and cooling, heating and air => hvac
heating and cooling > hvac technician, refrigeration
furnace > hvac, boiler
refrigeration > hvac
boiler operator > boiler technician, stationary engineer, power plant operator
appliance repair => appliance technician
appliance repair > service technician, field service technician
elevator mechanic = elevator technician
wastewater operator = wastewater treatment operator
water treatment > water plant operator, wastewater operator, water operator

# cars and machines
mechanic > automotive technician, diesel technician, service technician
car mechanic = auto mechanic = automotive mechanic = automotive technician = auto technician
car mechanic > automotive service technician, lube technician
automotive technician > service technician, mechanic
oil change => lube technician, lube tech, express technician
oil change > automotive technician, quick lube
lube tech = lube technician
tire guy, tire changer => tire technician, tire tech
tire technician = tire tech
body shop => auto body, collision, autobody
body shop > body technician, collision technician, painter
auto body = autobody
auto body technician = body technician = collision technician
car detailer = auto detailer
car detailer > car wash
car washer => car wash, detailer, vehicle cleaner
car wash > detailer
service advisor = service writer
service writer > automotive service advisor
truck mechanic => diesel mechanic, diesel technician
diesel mechanic = diesel technician
diesel mechanic > fleet mechanic, truck mechanic, heavy equipment mechanic
trailer mechanic = trailer technician
fleet mechanic = fleet technician
small engine mechanic > small engine, outdoor power equipment
bike mechanic = bicycle mechanic
motorcycle mechanic > motorcycle technician, powersports technician
airplane mechanic, plane mechanic, jet mechanic => aircraft mechanic, aviation mechanic, aircraft technician, a&p mechanic
aviation mechanic = aviation maintenance technician = aircraft maintenance technician
aviation mechanic => aircraft mechanic, aircraft technician, a&p mechanic
aviation mechanic, helicopter mechanic > aircraft maintenance, aviation maintenance, avionics technician, airframe
helicopter mechanic => aircraft mechanic, rotor wing, helicopter technician, aviation mechanic, aircraft technician, a&p mechanic
hvac installer = hvac install technician = hvac installation technician
hvac installer > hvac technician, hvac service technician, hvac helper
elec => electrical, electrician
a&p mechanic > aircraft mechanic, aviation maintenance technician, airframe and powerplant
aircraft mechanic = aircraft technician = aviation technician
avionics technician = avionics tech
boat mechanic => marine technician, marine mechanic
locksmith > lock, key cutter
industrial mechanic => millwright, maintenance mechanic
millwright > industrial mechanic, maintenance mechanic
heavy equipment mechanic = heavy equipment technician

# factories
factory worker => production worker, production associate, assembler, production operator, manufacturing associate
factory worker > machine operator, packer, general labor
factory > production worker, production associate, manufacturing associate, assembler
assembly line => assembler, production worker
assembly line > production operator, manufacturing associate
assembly worker => assembler
assembler > assembly, production associate, manufacturing associate
production worker = production associate = production operator
production worker > assembler, machine operator, manufacturing associate, factory worker
line operator > production operator, machine operator
machine operator > production operator, machinist, press operator
plant worker > production worker, plant operator
plant manager > factory manager, manufacturing manager
welder > welding, fabricator
metal worker => fabricator, sheet metal
metal worker > welder, machinist
sheet metal worker => sheet metal mechanic, sheet metal fabricator
sheet metal worker > fabricator, sheet metal
fabricator > welder, fabrication, sheet metal
solderer => soldering
solderer > assembler, electronics technician
machinist = cnc machinist
machinist > cnc operator, cnc, tool and die
cnc = computer numerical control
cnc operator = cnc machine operator
cnc programmer > cnc machinist, cnc operator
cnc operator > machinist, cnc programmer
lathe operator > machinist, cnc lathe
tool maker => toolmaker
tool and die > toolmaker, tool maker, die maker
press operator > machine operator, printing press
printer > press operator, print operator, prepress
quality inspector = quality control inspector = qc inspector
quality inspector > quality technician, quality control
packaging > packer
electronics technician > electronic assembler, test technician, bench technician
seamstress => sewing, tailor, sewing machine operator
seamstress > alterations, garment
sewing > seamstress, tailor, alterations
sewing machine operator > sewing, seamstress, industrial sewing
tailor > alterations, sewing, seamstress
upholsterer > upholstery
shoe repair => cobbler
textile worker > knitting, weaver
oil rig, roughneck => floorhand, drilling, rig
oil field = oilfield
oil field > rig, drilling, roustabout
miner > mining, mine operator, underground
refinery > process operator
process operator = chemical operator
power plant > plant operator, control room operator
tower climber => tower technician
bricklayer => mason, block mason, masonry, tender block
dry wall hanger, drywall hanger, drywaller => drywall, drywall helper, drywall finisher
tile setter => tile installer, flooring installer
factory worker, factory jobs > production worker, assembler, machine operator
fiber splicer => fiber technician, fiber optic technician, splicer
concrete finisher > cement mason, concrete laborer

# as people call them
grease monkey, car fixer, car guy => automotive technician, auto technician, mechanic, lube technician
roof guy => roofer
brick guy => brick mason, bricklayer, masonry
ac guy, air conditioning guy, heating guy => hvac technician, hvac service technician
power line guy => lineman, line worker
bulldozer driver => bulldozer operator, dozer operator, equipment operator
crane guy, crane driver => crane operator
ditch digger > laborer, construction laborer, excavator operator
pothole filler => highway maintenance worker, asphalt laborer, road maintenance
phone guy => telecommunications technician, telephone technician
satellite guy, dish guy => satellite technician, installation technician
key maker => locksmith
glass guy => glazier, glass technician, glass installer
`;
