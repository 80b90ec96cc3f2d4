/**
 * Vehicles, parcels, warehouses, ships and planes. Read by synonymsOf.ts; the rules are in
 * synonymLists.ts.
 */
export const drivingAndWarehouseLines = `
# driving
cdl > commercial driver, truck driver, class a
class a > cdl a
cdl driver = truck driver = commercial driver
cdl a = class a cdl = cdl class a
cdl b = class b cdl = cdl class b
truck driver = trucker
truck driver > cdl driver, class a driver, cdl a, tractor trailer driver
truck driving, trucking > truck driver, cdl driver
trucker > cdl a, owner operator, class a driver
big rig, 18 wheeler, semi driver => truck driver, class a driver, tractor trailer driver
big rig, 18 wheeler, semi driver > cdl a driver, cdl driver
semi truck driver = semi driver = tractor trailer driver
long haul => over the road, otr
otr = over the road
otr > truck driver, regional driver
team driver => team truck driver, cdl team driver, team drivers cdl
team driver > team otr
local driver > delivery driver
box truck driver = straight truck driver
box truck > box truck driver, delivery driver, non cdl driver, straight truck
box truck driver > non cdl driver, delivery driver
non cdl driver > delivery driver, box truck driver
dump truck driver => dump truck operator
dump truck driver > truck driver, class b driver
tow truck => tow operator
tow truck > roadside, wrecker
concrete truck driver => ready mix driver, mixer driver
concrete truck driver > mixer
tanker driver > fuel driver, tank driver
oil truck driver > fuel driver, tanker driver
hazmat driver > tanker driver, cdl
truck helper => driver helper, delivery helper
delivery driver > courier, delivery associate, package delivery, route driver
delivery man => delivery driver, delivery associate
delivery man > courier
delivery person => delivery driver, delivery associate, courier
delivery > courier
driver helper = delivery helper
courier = messenger
courier > delivery driver
bike messenger => bicycle courier
dasher, door dash => delivery driver
food delivery => delivery driver
food delivery > courier
amazon driver => delivery associate, delivery driver, delivery station
ups driver, fedex driver, package delivery => delivery driver, package car driver
ups driver > package handler, driver helper
mailman => mail carrier, letter carrier, city carrier, rural carrier
mailman > postal, mail handler, mail clerk, courier
mail carrier = letter carrier
mail carrier > city carrier, rural carrier, postal, mail clerk, courier
post office => postal, usps, mail carrier
post office > mail handler, mail clerk
milkman, bread truck => route driver, route sales
route driver = route salesman
route driver > delivery driver, route sales, service sales representative
route sales > route driver, route service representative
garbage man => sanitation worker, refuse collector, trash truck driver, waste collection, residential trash
garbage man > sanitation driver, refuse, waste driver, residential driver, roll off driver, trash, solid waste
garbage truck driver => trash truck, residential trash, refuse truck driver
trash man => garbage man, sanitation worker, refuse collector, trash truck driver, residential trash
trash truck driver => residential trash, refuse driver, garbage truck driver
trash truck driver, garbage truck driver > roll off driver, driver roll off
sanitation worker > sanitation technician, sanitation associate, sanitor
garbage collector => sanitation worker, refuse collector, trash truck driver
garbage truck driver => trash truck driver, refuse driver, sanitation driver, residential driver
garbage truck driver > sanitation, refuse
trash collector => sanitation worker, refuse collector, trash truck driver
trash collector > sanitation, refuse
recycling > sanitation, recycler
junk removal > hauler, mover, truck team
bus driver = bus operator
bus driver > shuttle driver, transit operator, motor coach
school bus driver > bus driver, bus monitor, school transportation
bus aide = bus monitor
shuttle driver > van driver, transportation driver, bus driver
van driver > shuttle driver, transport driver
cab driver, cabbie, taxi driver => driver, chauffeur
taxi driver > rideshare
uber driver => rideshare driver
chauffeur > limo driver, limousine, driver
limo driver = limousine driver
limo driver > chauffeur
train driver, train engineer => locomotive engineer
train driver > train operator, conductor
train conductor => conductor
railroad > rail, track laborer, conductor, locomotive
railroad worker => track laborer, trackman, rail worker
mover > moving helper, household goods
moving company > mover
ambulette driver > medical transport, patient transport driver
medical transport > patient transport, non emergency medical transportation
dispatcher = dispatch
dispatcher > transportation coordinator, dispatch coordinator, dispatch supervisor
truck dispatcher => dispatcher, transportation dispatcher
911 operator, 911 dispatcher => emergency dispatcher, public safety dispatcher, 911 telecommunicator, emergency telecommunicator, emergency communications, public safety communications
911 operator > emergency communications, police dispatcher
freight broker = freight agent
freight broker > logistics coordinator, carrier sales, transportation broker
transportation manager > fleet manager, logistics manager
fleet manager > transportation manager, driver manager

# planes and ships
pilot > first officer, aviator, flight instructor
airline pilot => first officer
airline pilot > captain, pilot
airplane pilot, helicopter pilot > aviation
copilot => first officer
drone pilot => uas pilot, drone operator
drone pilot > unmanned aircraft
stewardess => flight attendant, cabin crew
stewardess > cabin attendant, inflight
flight attendant = cabin crew = cabin attendant
flight attendant > inflight
airline > flight, airport, aviation
airport worker => ramp agent, airport agent, passenger service
airport worker > ramp
baggage handler => ramp agent, ramp service
baggage handler > ramp, ground handler, cargo
ramp agent = ramp service agent = ramp worker
ramp agent > ground handler, baggage handler
gate agent, ticket agent => passenger service agent, customer service agent
gate agent > airport agent
air traffic > atc
airport security => tso, transportation security officer
airport security > security screener
tsa => transportation security officer
sailor, seaman => deckhand, able seaman, mariner
sailor > marine, vessel
ship captain, boat captain => vessel captain, master mariner
ship captain > tug, marine
deckhand > vessel, mariner, marine
dock worker => dockworker, dock associate, freight handler
dock worker > loader, longshoreman, cross dock, warehouse worker
longshoreman > stevedore, dock worker
boat builder > marine, shipyard, ship fitter
shipyard > ship fitter, welder, marine

# warehouses
warehouse worker = warehouse associate = warehouse employee
warehouse worker > warehouse operator, material handler, order selector, package handler, warehouse like
warehouse > distribution center, fulfillment center, material handler
warehouse associate > material handler, order selector, warehouse worker, fulfillment associate
warehouse man => warehouse worker, warehouse associate, material handler
warehouse clerk > inventory clerk, shipping clerk, warehouse associate
amazon warehouse => fulfillment associate, warehouse associate
fulfillment center > fulfillment associate, warehouse associate
forklift > lift driver
forklift driver = forklift operator = fork lift driver = fork lift operator = lift truck operator
forklift driver > reach truck operator, lift operator, material handler
reach truck > forklift operator
picker > order selector
picker packer = pick pack = pick packer
picker packer > order picker, order selector, warehouse associate, fulfillment associate
order picker = order selector = order puller
order picker > warehouse selector, order filler
order filler => order picker, order selector
packer > packaging
loader = freight loader
loader > unloader, package handler, dock associate
unloader => unload
truck unloader > receiving associate, loader
lumper => unloader, freight handler
lumper > loader
package handler => parcel handler
package handler > warehouse worker, loader, sorter, parcel
package sorter, mail sorter => package handler, sorter, sortation associate
package sorter > parcel
material handler > warehouse associate, forklift operator, material associate
shipping clerk = shipping and receiving clerk = shipping receiving clerk
shipping clerk > shipping associate, shipping and receiving, shipping receiving
receiving clerk > receiving associate, receiver, shipping and receiving, shipping receiving
receiver > receiving associate, receiving clerk
inventory clerk > inventory specialist, inventory associate, inventory control, cycle counter
inventory control > inventory specialist, inventory clerk
stock controller > inventory control, stock clerk
inventory taker => inventory specialist, inventory associate
warehouse manager > warehouse supervisor, distribution manager, warehouse operations
logistics > supply chain
logistics manager > supply chain manager, transportation manager
supply chain > logistics, procurement
import export > customs broker, international logistics
customs broker > import specialist, entry writer
production planner > production scheduler, material planner
yard jockey = yard driver = yard hostler = hostler
yard jockey > spotter
scrap yard > metal recycling, yard worker
mover helper, moving helper => mover, delivery helper, household goods
pallet jack > warehouse, forklift
taxi > driver, chauffeur
furniture delivery > delivery helper, delivery driver
yard jockey => yard driver, yard spotter, hostler

# as people call them
tow guy, tow truck guy => tow truck driver, tow operator
repo man => repossession agent, recovery agent, repossession
postman => mail carrier, letter carrier, courier
postman > mail clerk
paper boy => newspaper carrier, newspaper delivery
school bus lady => school bus driver, bus driver
uber driver, lyft driver => rideshare driver, rideshare
uber driver, lyft driver > driver
moving guy, furniture mover, piano mover > mover, moving helper, driver helper
boat driver => boat captain, boat operator
`;
