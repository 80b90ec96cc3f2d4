/** What people call companies. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const companyLines = `
bofa, boa, boa bank => bank of america
usbank => us bank, u.s bank
us bank => u.s bank
jpm, jpmc, jp morgan chase => jpmorgan
amex = american express
tmobile => t-mobile
att => at&t
j&j, jnj, johnson and johnson => johnson johnson
p&g, proctor and gamble, procter and gamble => procter gamble
pwc = pricewaterhousecoopers
ey, ernst and young => ernst young
bcbs => blue cross blue shield, blue cross
usps => postal service, post office
fed ex, federal express => fedex
mickey ds, mickey d's, mcdonald => mcdonald's, mcdonalds
chickfila, chick fila => chick-fil-a
711, seven eleven => 7-eleven
wal mart, wally world => walmart
b&n, barnes and noble => barnes noble
dollar general store, dg store => dollar general
bed bath and beyond => bed bath
va hospital => veterans affairs, va medical center
tsa => transportation security
big 4, big four => deloitte, pwc, kpmg, ernst young
`;
