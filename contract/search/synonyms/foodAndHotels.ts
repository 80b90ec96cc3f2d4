/** Kitchens, restaurants, hotels, cleaning. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const foodAndHotelLines = `
# kitchens
line cook = grill cook
line cook > cook, fry cook
grill cook > line cook, cook
short order cook => line cook, grill cook
fry cook => line cook, grill cook
fast food > crew member, restaurant crew, team member restaurant
mcdonalds, burger king, wendys, taco bell, kfc, chick fil a, popeyes, arbys, whataburger, five guys, jack in the box > crew member, restaurant crewmember, fast food
fast food worker => crew member, restaurant crewmember, restaurant team member
fast food worker > food service worker, team member
burger flipper => grill cook, crew member, restaurant crewmember
crew member = crewmember
crew member > restaurant team member, team member
prep cook = kitchen prep
prep cook > food prep, cook, kitchen helper
food prep = food preparation
food prep > prep cook, food service worker, kitchen helper
food handler > food service worker, food prep
kitchen > cook, dishwasher
kitchen help => kitchen helper, kitchen assistant, kitchen aide
kitchen helper = kitchen hand
kitchen helper > dishwasher, prep cook, food service worker, dietary aide
kitchen staff, kitchen worker > cook, dishwasher, kitchen helper, food service worker
kitchen manager > chef, sous chef, food service manager
dishwasher = dish washer
dishwasher > utility steward, kitchen steward, kitchen helper
pot washer => dishwasher
kitchen porter => dishwasher, kitchen utility
head chef => executive chef, chef de cuisine
chef de cuisine > executive chef, head chef, sous chef
head chef > sous chef, kitchen manager
chef > culinary
head cook > lead cook, chef
culinary > chef, cook
assistant chef => sous chef
pastry chef = pastry cook
pastry chef > baker
baker > bakery, pastry
bakery > baker, cake decorator
cake maker => cake decorator, baker
cake decorator > bakery
butcher = meat cutter
butcher > meat clerk, meat department, meat
meat cutter > meat clerk, meat department
fishmonger => seafood clerk
fishmonger > seafood
deli worker => deli clerk, deli associate
deli clerk = deli associate
deli clerk > deli team member, bakery clerk, meat clerk
deli worker > sandwich artist
sandwich maker => sandwich artist, deli clerk
pizza maker => pizza cook
pizza maker > pizza
pizza delivery > delivery driver
pizza guy > pizza delivery driver, pizza
ice cream > scooper, creamery, frozen custard, dairy queen, baskin robbins
caterer = catering
caterer > banquet, catering server, catering attendant
butler > house manager, concierge
school cook => cafeteria cook, food service cook
school cook > cook, school nutrition
lunch lady => cafeteria worker, cafeteria, school nutrition, school food service, child nutrition, lunch aide
lunch lady > food service worker, food service assistant, food service aide, food service associate, school cook
cafeteria worker = cafeteria attendant
cafeteria worker > food service worker, food service assistant, dietary aide
cafeteria > food service worker, food service assistant
food service > dietary aide
food service worker > food service associate, food service aide, dining services, dietary aide
dietary aide > dietary worker, food service worker, dining services
hospital kitchen > dietary aide, food service worker
meal delivery > dietary aide, patient food, delivery driver

# serving
waiter = waitress
waiter, waitress => food server, restaurant server, banquet server, waiter server # a server alone may be a machine
waiter, waitress > dining room server, cocktail server, server bartender
wait staff = waitstaff
wait staff => waiter, waitress, food server, restaurant server, banquet server
food server = restaurant server
cocktail waitress => cocktail server
hostess > restaurant host, host
host hostess = host
maitre d => dining room manager
maitre d > restaurant host, host
bartender = bar tender
barkeeper => bartender
barman => bartender, barback
barmaid => bartender
mixologist => bartender
bartender > barback
barback = bar back
barback > bartender
busboy => busser, dining room attendant
busboy > food runner, server assistant
busser = bus person = table busser
busser > server assistant, food runner, dining room attendant
server assistant > busser, food runner
coffee shop > barista, cafe
coffee maker => barista
barista > cafe, coffee
dining room > dining services
restaurant worker => restaurant team member, crew member, restaurant crewmember
restaurant worker > cook, food service worker
restaurant manager > food and beverage manager
sommelier > wine steward, wine
food and beverage = food beverage = f&b
banquet server > catering server

# hotels and travel
hotel > guest services, front desk agent, room attendant, houseperson
hotel clerk => front desk agent, guest service agent, hotel front desk
hotel receptionist => front desk agent, guest service agent, hotel front desk
hotel maid => room attendant, housekeeper, guest room attendant
hotel housekeeper => room attendant, guest room attendant
hotel housekeeper > housekeeping
hotel manager => hotel general manager, rooms division manager
hotel manager > front office manager, guest services manager, director of rooms
front desk > guest service agent
night auditor = night audit
bellman = bellhop = bell attendant = bellperson
bellman, bellhop > valet, bell supervisor, door attendant
bellman => bell person, bell staff, luggage attendant
bellman > guest service attendant, doorman, valet attendant
doorman => door attendant
doorman > concierge, bellman, lobby attendant, bouncer
concierge > guest services, guest service agent
houseman => houseperson, house attendant
houseperson > housekeeping, house attendant
room service > in-room dining, room attendant
room attendant = guest room attendant
room attendant > housekeeper, housekeeping
turndown > room attendant
laundry > linen
laundress => laundry attendant, laundry worker
laundry attendant = laundry worker
dry cleaner => dry cleaning
dry cleaner > presser, laundry
presser > laundry, dry cleaning
valet = valet attendant = valet parker
valet > parking attendant, guest services
parking attendant > valet, parking cashier, lot attendant
car parker => valet, parking attendant
travel agent = travel advisor = travel consultant
travel agent > travel coordinator, reservations agent, corporate travel
reservationist => reservations agent, reservation agent
tour guide > tour leader, museum guide, docent
cruise ship > deckhand, marine
casino dealer = table games dealer = card dealer
casino dealer > blackjack
theme park, amusement park > ride operator, guest services
ride operator = ride attendant
usher => ticket taker
usher > event staff, guest services
ticket taker > usher, box office, event staff
ticket seller => box office
movie theater > cinema, usher, concessions
concession worker => concessions attendant, concessions
concession worker > food service worker, concession stand
event staff > usher, event security, banquet

# cleaning
maid => housekeeper, room attendant, house cleaner
maid > housekeeping, cleaner, residential cleaner
housekeeper > housekeeping, room attendant, house cleaner
housekeeping > housekeeper, room attendant, environmental services
house cleaner = home cleaner = residential cleaner
house cleaner > housekeeper, maid
house cleaning > house cleaner, housekeeper, residential cleaner
cleaning lady => cleaner, housekeeper, house cleaner
cleaning lady > custodian, janitor
cleaner > janitor, custodian, housekeeper, porter, cleaning specialist
cleaning > cleaner, janitor, custodian, housekeeper, porter
office cleaner, building cleaner => janitor, custodian, cleaner, day porter
office cleaner > custodial
clean offices, cleaning offices, office cleaning => office cleaner, janitor, custodian, cleaner, night cleaner
clean houses, cleaning houses, cleaning homes, clean homes => house cleaner, housekeeper, residential cleaner, maid, cleaner
cleaning crew > cleaner, janitorial, custodial
janitor = custodian
janitor > janitorial, custodial, cleaner, porter, building services
custodian > custodial, janitorial, porter, cleaner
janitorial > janitor, custodian, custodial, cleaner
custodial > janitorial, custodian
day porter > janitor, custodian
porter > janitor, custodian
evs = environmental services
evs > housekeeping, environmental service technician, housekeeper
environmental services technician > evs, housekeeper, housekeeping
hospital cleaner => environmental services, evs technician
hospital cleaner > housekeeper, housekeeping
school janitor => school custodian
window washer => window cleaner
carpet cleaner => carpet cleaning
carpet cleaner > carpet technician, floor technician
floor technician = floor tech = floor care technician
floor waxer => floor technician, floor tech
pressure washer => pressure washing, power washing
street sweeper > sweeper operator, sanitation
crime scene cleaner > biohazard technician, restoration technician
donut maker > baker, pizza maker
fast food > crew member, restaurant crew, team member

# as people call them
cafeteria lady => cafeteria worker, food service worker, food service assistant
`;
