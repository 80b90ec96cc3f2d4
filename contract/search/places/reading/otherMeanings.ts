/** Names of cities that mostly mean something else. */
export const otherMeanings: ReadonlySet<string> = new Set(
  `acme advance alliance alpha atlantic august ball banks battle bay beach bear bend black boss
  bright brilliant broadway canyon care center central century champion charity china cisco
  city clay college combine comfort commerce concrete cool corporate credit crown data delta deposit
  dollar eagle early earth economy effort electric energy enterprise evergreen experiment factory
  family fashion field fields flex forest forge freedom friend friendly front gap garden gas gateway
  general globe gold golden good grand grant grants green grove hazard harbor haven health hearing
  heart hero hill hobby holiday home hope hospital house humble imperial independence industry ivy
  joy jubilee justice king lake lakes landing landmark law lead liberty liberal light loyal main manager
  many market marks martin media medical mentor mercer metropolitan mills minor mission mobile moody national
  natural nice normal oil onward opportunity oracle orange pace pacific page paradise paramount park
  parks peak pilot pioneer plains port post power price pride prime progress prospect prosper
  prosperity public purchase radiant radio rapid rapids reading ready republic reserve ridge river
  rock royal sales sandwich security sells service social spring springs square star start state
  station stone store strong success summit sun superior surprise talent temple thermal tok tool tower
  trade trail training trial triumph trust union unity universal university upland valley van vet
  victory village vision vista walls war water welcome wells west wing winner wireless wood world worth young`.split(
    /\s+/,
  ),
);

/** Names of small cities that are also jobs: next to a state's code, they mean the job. */
export const jobNames: ReadonlySet<string> = new Set(
  `agent baker barber bishop butcher butler captain carpenter carver chandler chef clerk coach cook
  cooper crane deputy doctor driver farmer fisher foreman forester foster gardner guard hair helper
  hunter judge mason mechanic merchant miller nurse painter pastor pharmacist plumber porter potter
  ranger rider sawyer shepherd sheriff smith supervisor tailor taylor teacher trainer turner weaver
  welder writer`.split(/\s+/),
);

/** State codes that are also words, or mean something else next to a job: RN, PA, MD, VA. */
export const wordlikeStates: ReadonlySet<string> = new Set(
  'al ar as co ct de hi id in la ma md me mi mn mo ms mt nd ne nh oh ok or pa pr ri sc sd va vt wa'.split(
    ' ',
  ),
);

/** Words before a city's name that make it something else: a car, a person, a bridge. */
export const namesBefore: ReadonlySet<string> = new Set(
  `abraham angela chevrolet chevy george gmc harry hyundai kia mettler miles nissan stephen
  toyota`.split(/\s+/),
);

/** Words after a city's name that make it a company or institution. */
export const organizationWords: ReadonlySet<string> = new Set(
  `airlines bancorp bank beer brewing broadcasting brothers capital cancer care center
  childrens closets club college company consulting corp corporation county credit dental
  dynamics eye federal fire foods foundation fried general group health healthcare inc independent institute instruments insurance isd kitchen lakers life llc market
  medical medicine memorial methodist ministries mutual national office orthopedic orthopedics
  pacific parks partners pizza police power presbyterian press prep properties public railway
  regional roadhouse royals scientific services solutions state steakhouse steel
  symphony system systems technologies times transit trust unified university usa water works zoo
  contact genetics mattress serverless sox southern square style tile wild`.split(/\s+/),
);
