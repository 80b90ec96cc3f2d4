/** Sales, customers, marketing, shops. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const salesAndServiceLines = `
# selling
sdr = sales development representative
bdr = business development representative
sdr > business development representative, inside sales
bdr > sales development representative, business development
bdm > business development manager
ae > account executive
salesman = salesperson = sales person = sales man
salesman > sales representative, sales associate, sales consultant, outside sales
sales rep = sales representative = sales agent
sales rep > sales executive, sales consultant, outside sales, inside sales
sales clerk => sales associate, retail associate, store associate
sales assistant > sales associate, sales support
sales consultant > sales associate, sales representative
shop assistant => sales associate, retail associate, store associate
shop girl => sales associate, retail associate
shopkeeper => store manager
shopkeeper > retail manager
store clerk => store associate, retail associate, sales associate
store clerk > cashier
store worker => store associate, retail associate, sales associate, team member
store worker > stocker, cashier
retail worker => retail associate, retail sales associate, store associate, sales associate
retail clerk => retail associate, retail sales associate, store associate
retail > store associate, sales associate
retail salesperson = retail sales associate
store associate > retail associate, sales associate
car salesman = auto sales = automotive sales = car sales
car salesman => automotive sales consultant, auto sales consultant, vehicle sales
car dealer, car dealership > automotive sales, automotive
furniture salesman > furniture sales, design consultant
shoe salesman > footwear sales, footwear
phone salesman > wireless sales, retail sales wireless, xfinity retail
traveling salesman > outside sales, territory sales, field sales
door to door => direct sales, field sales
door to door > outside sales
cold caller > telemarketer, sales development representative, appointment setter
telemarketer = telemarketing
tele marketing, tele marketer => telemarketer, telesales
telemarketer => telesales, inside sales representative
telemarketer > call center, appointment setter, outbound sales
telesales > inside sales, telemarketing
medical sales => pharmaceutical sales
medical sales > territory manager
pharma rep, drug rep => pharmaceutical sales representative, pharmaceutical sales
sales lead > sales supervisor, sales leader
account rep = account representative
account manager > client manager, account executive, relationship manager
client manager > account manager, client success
key account manager > strategic account manager, account manager
territory rep > territory sales, territory manager, outside sales
auctioneer > auction

# customers
csr = customer service representative = customer service rep
csr > customer service associate, customer service specialist, customer support
customer service > customer support, customer care, client service, guest service
customer service agent => customer service representative, customer service associate
customer service agent > customer care representative, call center representative
customer support > customer service, customer care, client support
customer care > customer service, customer support
call center = contact center
call center > customer service representative, customer support
call center agent = call center representative = call center rep
call center agent > call center support rep, customer service representative, contact center
telephone operator > call center, switchboard operator
complaint department > customer service, customer relations
customer success > client success
csm > customer success manager
guest services > front desk, guest experience
help line, hotline > crisis counselor, call center

# marketing and words
mktg = marketing
marketer > marketing specialist, marketing manager, marketing coordinator
marketing assistant > marketing coordinator, marketing associate
digital marketer => digital marketing specialist, digital marketing manager
digital marketing > seo, paid media, online marketing
internet marketing, online marketing => digital marketing
seo = search engine optimization
sem > search engine marketing
ppc = pay per click
ppc > paid search, paid media
smm > social media manager
social media manager = social media specialist = social media coordinator
social media > community manager
influencer > content creator, brand ambassador, social media
content creator > content producer, social media, videographer
community manager > social media manager
pr > public relations
public relations = communications specialist
publicist => public relations specialist, public relations
spokesperson = spokesman
spokesperson > public information officer, public relations
advertising > media buyer, ad operations
ad man > advertising, copywriter
media buyer = media planner
copywriter = copy writer
copywriter > content writer
blogger => content writer, blog writer
blogger > writer, content creator
fundraiser = fundraising
fundraiser => development officer, fund development
fundraiser > development associate, development manager, donor relations
market research > market analyst, consumer insights, research analyst
brand ambassador = brand representative
brand ambassador > promoter, brand activation, event marketing
product demonstrator = demonstrator = demo specialist
product demonstrator > brand ambassador, event specialist
sample lady > product demonstrator, event specialist, food demonstrator
promoter > brand ambassador, promotions, event marketing
r&d = research and development = research development

# in the shop
cashier > checkout, front end associate, store associate
checkout clerk, checkout girl => cashier
checker > cashier
checkout clerk > front end associate, grocery clerk
register operator => cashier
cash register => cashier
bagger => courtesy clerk, front end associate
bagger > grocery clerk, cashier
bag boy => courtesy clerk, bagger
cart pusher, cart attendant => courtesy clerk, lot attendant
cart boy > cart attendant, courtesy clerk
stocker => stock associate, stock clerk, stocking associate
stocker > stocking, merchandiser, inventory associate, replenishment
stocking > stocker, stock associate, replenishment
shelf filler, shelf filling, shelf stacker, shelf stacking, shelf stocking => stocker, stock associate, stocking associate
shelf stocker => stocker, stock associate, stocking associate, stock clerk
shelf stocker > merchandiser, replenishment
stock boy => stocker, stock associate, stock clerk
stock clerk = stock associate
night stocker = overnight stocker
night stocker > night crew, overnight stocking, overnight team member
stockroom > stock associate, stock clerk, inventory associate
super market = supermarket
super market clerk, supermarket clerk => grocery clerk
super market clerk, supermarket clerk > grocery, produce clerk, deli clerk
grocery store, supermarket > grocery clerk, cashier, stocker
grocery clerk > stocker, cashier, courtesy clerk, grocery associate
personal shopper > online grocery, fulfillment associate, stylist
instacart, grocery delivery > personal shopper, shopper, delivery driver
merchandiser > merchandising
window dresser => visual merchandiser
makeup artist = make-up artist
makeup artist > beauty advisor, cosmetics
makeup counter => beauty advisor, cosmetics sales
beauty advisor > cosmetics, beauty consultant, fragrance
beauty consultant = beauty advisor
jeweler > jewelry
jewelry sales > jewelry consultant
gas station => convenience store
gas station > store associate, cashier
gas station attendant => convenience store clerk, fuel attendant, customer service associate
gas station attendant > convenience store, cashier
convenience store > store associate, customer service associate, cashier
florist > floral designer, floral clerk, floral
flower shop > floral, florist
bookseller, book store > bookstore
thrift store > donation attendant, donation, retail associate
donation attendant > donations, thrift
store manager = retail store manager = retail manager
assistant store manager = assistant retail manager
assistant store manager > co manager, assistant manager
district manager = area manager
loss prevention = asset protection
store detective, shoplifting => loss prevention, asset protection
store security > asset protection, loss prevention, security officer
pawn shop > pawnbroker
rental agent > rental sales, rental associate, leasing agent
parts counter = parts specialist
parts counter > parts associate, counter sales, auto parts
auto parts > parts specialist, parts counter, parts pro

# as people call them
security guy, security lady => security guard, security officer
store greeter => greeter
rent collector > leasing agent, leasing consultant, collections
`;
