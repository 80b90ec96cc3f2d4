/** Accounts, banks, insurance, property, law. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const moneyAndLawLines = `
# accounts
cpa = certified public accountant
cpa > accountant
acct > account, accounting, accountant
accounts payable > ap specialist, ap clerk
accounts receivable > ar specialist, ar clerk
ap ar => accounts payable, accounts receivable
ap ar clerk, ap ar specialist => accounts payable, accounts receivable, accounts payable receivable
bean counter => accountant, bookkeeper
tax season => tax preparer, seasonal tax, tax associate
ap > accounts payable # AR alone is Arkansas
a/p = accounts payable
a/r = accounts receivable
a/p > ap specialist, ap clerk
a/r > ar specialist, ar clerk
ap clerk = accounts payable clerk = accounts payable specialist = ap specialist
ar clerk = accounts receivable clerk = accounts receivable specialist = ar specialist
accounting clerk = accounts clerk
accounting clerk > accounting assistant, bookkeeper, accounts payable
accounting assistant > accounting clerk, accounting associate, bookkeeper
accountant > cpa
bookkeeper = bookkeeping
bookkeeper > accounting clerk, accounting assistant
tax preparer = tax professional
tax preparer > tax associate, tax specialist, tax accountant, tax advisor
tax person > tax preparer, tax accountant, tax professional
income tax > tax preparer, tax professional
auditor > audit associate, audit senior
billing clerk > billing specialist, billing coordinator, invoicing
biller => billing specialist
invoicing > billing, accounts receivable
bill collector, debt collector => collections specialist, collector, collections representative
bill collector > collections agent
collections > collector
controller = comptroller
financial controller > finance manager
fp&a = financial planning and analysis = financial planning analysis
m&a = mergers and acquisitions = mergers acquisitions
finance manager > financial manager, finance director
budget analyst > financial analyst, budget specialist

# banks and investments
bank teller => teller, universal banker
bank teller > member service representative, personal banker
teller > universal banker, member service representative
bank clerk > teller, bank operations
credit union > member service, teller
loan officer = mortgage loan officer = mortgage loan originator
loan officer > mlo, lending officer, mortgage banker, loan originator
mlo => mortgage loan officer, mortgage loan originator
mortgage broker > mortgage loan officer, loan originator, loan officer
loan processor = mortgage processor
loan processor > loan coordinator
stock broker = stockbroker
stock broker => registered representative
stock broker > brokerage
stock broker > financial advisor, trader
stock trader => trader
financial advisor = financial adviser = financial planner = wealth advisor
financial planner > financial consultant, wealth management
wealth advisor > wealth manager, private banker
money manager > portfolio manager, wealth manager, investment manager
investment banker => investment banking
venture capital > private equity
quant > quantitative analyst, quantitative researcher
risk analyst > risk management, credit risk
aml => anti money laundering
aml > bsa, financial crimes
actuarial > actuary

# insurance and property
insurance salesman > insurance agent, insurance sales, insurance producer
insurance agent = insurance producer
insurance agent > insurance sales, licensed insurance, insurance representative
insurance broker > insurance agent, insurance producer
claims adjuster = insurance adjuster = claim adjuster
claims adjuster > claims representative, claims examiner, claims specialist, appraiser
adjuster > claims representative
claims processor = claims examiner
claims processor > claims specialist, claims associate, claims analyst
realtor = real estate agent
real estate agent > real estate salesperson, real estate broker
real estate salesman > real estate agent, realtor
house seller > real estate agent, realtor
home inspector > building inspector, property inspector
property manager > community manager, apartment manager, property management
apartment manager => community manager, property manager
apartment manager > assistant property manager, leasing manager
landlord > property manager
leasing agent = leasing consultant = leasing professional
leasing agent > leasing specialist, leasing manager
apartment leasing => leasing consultant, leasing agent
appraiser > appraisal, valuation
title agent > title examiner, escrow officer, escrow
escrow officer > closer

# law
lawyer = attorney
lawyer > counsel, associate attorney
attorney > counsel
solicitor, barrister => attorney, lawyer
counsel > attorney
corporate lawyer = corporate counsel = corporate attorney = in-house counsel
trial lawyer => litigation attorney, trial attorney
public defender > defense attorney
prosecutor => district attorney, assistant district attorney
prosecutor > state attorney
immigration lawyer = immigration attorney
family lawyer => family law attorney
divorce lawyer => family law attorney
injury lawyer => personal injury attorney
injury lawyer > personal injury
patent lawyer = patent attorney
law clerk > judicial clerk, legal intern, legal assistant
law student > law clerk, legal intern, summer associate
paralegal = legal assistant
legal aide => legal assistant, paralegal
court reporter = stenographer
court clerk > deputy clerk, judicial assistant
courthouse > court clerk
bailiff => court security officer, court officer
mediator > arbitrator, dispute resolution
compliance officer > compliance manager, compliance specialist, compliance analyst
contract lawyer > contract attorney, contracts counsel
atty = attorney
government affairs > government relations, public affairs, public policy
t&e > travel and expense, expense

# as people call them
bank lady, bank girl => bank teller, teller
loan guy => loan officer, mortgage loan officer
insurance guy, insurance lady => insurance agent
number cruncher, numbers guy => accountant, data analyst, actuary, financial analyst
ambulance chaser => personal injury attorney
lawyer helper, attorney helper => legal assistant, paralegal
court typist => court reporter
bail bondsman => bail agent
`;
