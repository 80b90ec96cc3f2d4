/**
 * The usual Spanish names of trades, from Spanish to English only. Read by synonymsOf.ts, which
 * ignores -o and -a, accents, and "de" between words; the rules are in synonymLists.ts.
 */
export const spanishLines = `
# kitchens and tables
cocinero => cook, line cook, prep cook
cocina > kitchen, cook, kitchen helper
cocinar > cook
ayudante de cocina => kitchen helper, kitchen aide, kitchen assistant, kitchen prep, prep cook
ayudante de cocina > dishwasher
auxiliar de cocina => kitchen helper, kitchen assistant
chef de cocina => executive chef, chef
preparador de alimentos => food prep, prep cook, food service worker
comida rapida => fast food, crew member, restaurant crewmember
lavaplatos => dishwasher
lavatrastes => dishwasher
lavar platos => dishwasher
mesero => waiter, waitress, food server, restaurant server, banquet server
camarero => waiter, waitress, food server, restaurant server
camarero > room attendant, housekeeper
camarero de hotel, camarero de piso => hotel housekeeper, guest room attendant, housekeeper, housekeeping attendant
garrotero => busser
cantinero => bartender
panadero => baker
panaderia => bakery, baker
pastelero => pastry chef, cake decorator, pastry cook
carnicero => butcher, meat cutter
carniceria > butcher, meat cutter, meat
pizzero => pizza cook
restaurante => restaurant, cook, dishwasher
repostero => pastry chef, baker
anfitrion, anfitriona => restaurant host, hostess

# cleaning and houses
limpieza => cleaning, cleaner, housekeeper, janitor, custodian
limpieza > housekeeping, janitorial, porter
limpiar > cleaning, cleaner
limpiador => cleaner, janitor, custodian
limpieza de casas => house cleaner, housekeeper, residential cleaner
limpieza de oficinas => janitor, cleaner, custodian, janitorial
personal de limpieza => cleaner, janitor, custodian, housekeeper
conserje => janitor, custodian
conserje > concierge, building superintendent, doorman
recamarero => room attendant, housekeeper, guest room attendant
mucama => housekeeper, room attendant, maid
empleada domestica => housekeeper, house cleaner
trabajadora domestica => housekeeper, house cleaner
ama de llaves => housekeeper
sirvienta => housekeeper, house cleaner
lavanderia => laundry, laundry attendant, laundry worker
lavandera => laundry attendant, laundry worker
planchador => presser, ironing
hotel limpieza => room attendant, housekeeper
portero => doorman, porter, door attendant
botones => bellman, bellhop, bell person
valet parking > parking attendant

# driving, warehouses
conductor de montacargas, chofer de montacargas => forklift operator, forklift driver
chofer de camion, chofer camion => truck driver, cdl driver
chofer => driver, truck driver, delivery driver
conductor de camion => truck driver, cdl driver
camionero => truck driver, cdl driver, trucker
trailero => truck driver, cdl driver, tractor trailer driver
manejar > driver
manejar camion, manejar trailer => truck driver, cdl driver
conductor de autobus, chofer de camion escolar => bus driver, school bus driver
paqueteria > package handler, courier, delivery driver
mudanzas > mover, moving helper, driver helper
manejador => driver
repartidor => delivery driver, courier, delivery associate
mensajero => courier, messenger
taxista => taxi driver, chauffeur
chofer de autobus => bus driver
almacen => warehouse, warehouse associate, warehouse worker
bodega => warehouse, warehouse associate, warehouse worker
bodeguero, almacenista => warehouse worker, warehouse associate, stocker
montacargas => forklift, forklift operator, forklift driver
montacarguista, operador de montacargas => forklift operator, forklift driver
empacador => packer, packaging, package handler
empaque => packaging, packer
empacar > packer, packaging
cargador => loader, package handler, unloader
descargador => unloader, loader
estibador => longshoreman, loader, dock worker
surtidor => order picker, order selector, picker
seleccionador => picker, sorter, order selector
inventario => inventory
despachador => dispatcher
mudanza => mover, moving
piloto => pilot
aeropuerto => airport
azafata => flight attendant
cartero => mail carrier, letter carrier
basurero, recolector de basura => sanitation worker, trash truck driver, refuse collector

# building, repairing, making
construccion, obra => construction laborer, laborer, construction worker, foreman, carpenter, concrete finisher
construccion > painter, construction helper, concrete, equipment operator, mason, drywall, superintendent, construction
obrero => laborer, general laborer, production worker
peon => laborer, general laborer
jornalero => laborer, general laborer
trabajador general => general laborer, laborer
ayudante => helper, laborer
ayudante general => general laborer, helper, laborer
labor general => general laborer
albanil => brick mason, bricklayer, masonry
albanileria => masonry, bricklayer
carpintero => carpenter
carpinteria => carpentry, carpenter
plomero, fontanero => plumber
plomeria => plumbing, plumber
electricista => electrician
soldador => welder
soldadura => welding, welder
pintor => painter
pintura > painter, paint
techador, techero => roofer, roofing
techos > roofer, roofing
yesero, tablaroca => drywall
cemento, concreto => concrete
herrero => ironworker, welder, fabricator
mecanico => mechanic, automotive technician, technician mechanic
mecanico de autos => auto mechanic, automotive technician, auto technician
mecanico diesel => diesel mechanic, diesel technician
hojalatero => auto body, body technician, collision technician
llantero => tire technician, tire tech
lavacarros, lavado de autos => car wash, detailer
mantenimiento => maintenance, maintenance technician
tecnico => technician
tecnico de aire acondicionado => hvac technician, hvac
aire acondicionado => hvac, air conditioning
refrigeracion => refrigeration, hvac
operador de maquina => machine operator
operador de maquinaria => machine operator, heavy equipment operator
operador => operator
maquinista => machinist, machine operator
fabrica => factory, production, manufacturing, assembler
produccion => production, production worker
ensamblador => assembler, assembly
ensamble => assembly, assembler
costurero => seamstress, sewing, sewing machine operator
costura => sewing, seamstress, sewing machine operator
sastre => tailor, alterations
modista => seamstress, tailor
tapicero => upholsterer, upholstery
cerrajero => locksmith
vidriero => glazier, glass installer
imprenta > printing, press operator
supervisor de construccion, mayordomo => foreman, construction supervisor
capataz => foreman
inspector de calidad => quality inspector
control de calidad => quality control
topografo => surveyor
minero => miner

# shops, offices, services
vendedor de ropa => retail sales associate, apparel sales associate, clothing sales
representante de ventas => sales representative
soporte tecnico => technical support, help desk, it support, tech support
supermercado > grocery clerk, grocery, cashier, stocker
gasolinera > gas station, convenience store, cashier
computadoras > it support, computer technician, desktop support
consejero => counselor
lavador de carros, lavador de autos => car wash attendant, car washer, detailer
ventas => sales, sales representative, sales associate
vendedor => salesperson, sales representative, sales associate
vender > sales
tienda => store, retail, store associate
cajero => cashier
cajero de banco => teller, bank teller
reponedor, acomodador => stocker, stock associate
gerente => manager
gerente de tienda => store manager
encargado => supervisor
encargado > manager
jefe > manager, supervisor
supervisor de limpieza => housekeeping supervisor, custodial supervisor
asistente => assistant
asistente administrativo => administrative assistant
auxiliar => assistant, aide
secretario => secretary, administrative assistant
recepcionista => receptionist, front desk
oficina => office, office assistant, administrative assistant
oficinista => office clerk, office assistant, clerk
administrador => administrator
administrador > manager
servicio al cliente, atencion al cliente => customer service, customer service representative, customer support
centro de llamadas => call center
telefonista, operadora telefonica => telephone operator, call center
captura de datos, capturista => data entry
archivo > file clerk
contador => accountant
contabilidad => accounting, accountant, bookkeeper
cobrador => collector, collections
banco => bank, teller, banker
finanzas => finance, financial
seguros => insurance, insurance agent
bienes raices => real estate, real estate agent, realtor
abogado => attorney, lawyer
asistente legal => legal assistant, paralegal
notario => notary
recursos humanos => human resources, hr
reclutador => recruiter
nomina => payroll
compras > purchasing, buyer
mercadotecnia => marketing
publicidad => advertising
disenador => designer
disenador grafico => graphic designer
programador => software developer, software engineer, programmer
ingeniero => engineer
ingeniero civil => civil engineer
arquitecto => architect
cientifico => scientist
traductor => translator, interpreter
interprete => interpreter, translator
periodista => journalist, reporter
escritor => writer
fotografo => photographer
musico => musician
maestro => teacher
profesor => teacher, professor, instructor
ayudante de maestro, asistente de maestro => teacher aide, paraprofessional, teaching assistant
escuela => school
instructor de manejo => driving instructor
bibliotecario => librarian
guardia => security guard, security officer
guardia de seguridad => security guard, security officer
seguridad => security officer, security guard
seguridad > security
vigilante => security guard, security officer
policia => police officer, police
bombero => firefighter, fire fighter
militar => military
salvavidas => lifeguard
peluquero, estilista => hair stylist, hairdresser, barber, stylist
barbero => barber
belleza => beauty, cosmetologist, salon
manicurista => nail technician, manicurist
masajista => massage therapist
entrenador => trainer, coach
entrenador personal => personal trainer
pastor de iglesia => pastor
sin experiencia => no experience, entry level
bilingue => bilingual spanish, spanish bilingual, spanish speaking, spanish english, english spanish, spanish
bilingue > bilingual
medio tiempo => part time, parttime
tiempo parcial => part time, parttime
tiempo completo => full time, fulltime
desde casa => remote, work from home
`;
