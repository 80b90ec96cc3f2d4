/**
 * Nicknames of cities and regions. One per line: the names, then the city as in the gazetteer; or
 * the names, the displayed name, latitude, longitude and radius in miles. A "?" before a name marks
 * it as ambiguous, so that the words around it decide whether it is the place.
 */
export const nicknameLines = `
nyc, new york city, ny city, big apple, n y c | New York, NY
?la, l a | Los Angeles, CA
?sf, s f, san fran | San Francisco, CA
philly, phila | Philadelphia, PA
vegas | Las Vegas, NV
nola | New Orleans, LA
atl | Atlanta, GA
chi town, chitown | Chicago, IL
?dc, washington dc, d c, washington d c | Washington, DC
?kc, kcmo | Kansas City, MO
okc | Oklahoma City, OK
slc, salt lake | Salt Lake City, UT
indy | Indianapolis, IN
?jax | Jacksonville, FL
cincy, cinci | Cincinnati, OH
?stl | St. Louis, MO
pdx | Portland, OR
h town, htown | Houston, TX
abq | Albuquerque, NM
bmore, b more | Baltimore, MD
mpls | Minneapolis, MN
?mke | Milwaukee, WI
?pgh, ?pittsburg | Pittsburgh, PA
rva | Richmond, VA
satx, san antone | San Antonio, TX
atx | Austin, TX
?phx | Phoenix, AZ
?clt | Charlotte, NC
?jc | Jersey City, NJ
?bk | Brooklyn, NY
?bx, the bronx | Bronx, NY
si ny | Staten Island, NY
st pete | St. Petersburg, FL
ft laud | Fort Lauderdale, FL
west palm | West Palm Beach, FL
va beach, vabeach | Virginia Beach, VA
colo springs, co springs | Colorado Springs, CO
nashvegas | Nashville, TN
?tally | Tallahassee, FL
chucktown | Charleston, SC
boise city | Boise, ID
winston salem | Winston-Salem, NC
dfw, dallas fort worth, dallas ft worth, dallas metroplex, fort worth metroplex, dallas fort worth metroplex, ?metroplex | Dallas-Fort Worth | 32.80 | -97.00 | 35
bay area, sf bay area, san francisco bay area, sf bay, san francisco oakland san jose | San Francisco Bay Area | 37.65 | -122.20 | 40
east bay | East Bay, CA | 37.85 | -122.10 | 18
silicon valley | Silicon Valley, CA | 37.37 | -122.02 | 15
central valley | Central Valley, CA | 36.80 | -119.80 | 100
central coast | Central Coast, CA | 35.60 | -120.70 | 80
wine country, napa valley | Napa Valley, CA | 38.40 | -122.40 | 25
san fernando valley, sfv | San Fernando Valley, CA | 34.21 | -118.50 | 12
san gabriel valley, sgv | San Gabriel Valley, CA | 34.08 | -117.97 | 12
antelope valley | Antelope Valley, CA | 34.65 | -118.18 | 20
coachella valley | Coachella Valley, CA | 33.72 | -116.35 | 20
inland empire | Inland Empire, CA | 33.98 | -117.35 | 30
high desert | High Desert, CA | 34.52 | -117.30 | 20
socal, so cal, southern california | Southern California | 33.90 | -117.80 | 90
norcal, nor cal, northern california | Northern California | 38.70 | -121.90 | 110
twin cities, minneapolis st paul, minneapolis saint paul, ?msp | Twin Cities, MN | 44.96 | -93.20 | 25
chicagoland | Chicagoland | 41.85 | -87.90 | 40
?dmv, dmv area, washington dc baltimore, baltimore washington | Washington DC area | 38.98 | -77.00 | 35
nova area, northern virginia, northern va | Northern Virginia | 38.85 | -77.35 | 25
hampton roads, tidewater, norfolk virginia beach | Hampton Roads, VA | 36.92 | -76.30 | 25
research triangle, research triangle park, ?triangle, raleigh durham, raleigh durham chapel hill, rdu, ?rtp | Research Triangle, NC | 35.89 | -78.80 | 25
piedmont triad, ?triad, greensboro winston salem, greensboro winston salem high point | Piedmont Triad, NC | 36.05 | -79.95 | 25
outer banks, obx | Outer Banks, NC | 35.90 | -75.65 | 40
lowcountry, low country | Lowcountry, SC | 32.60 | -80.40 | 45
upstate sc, upstate south carolina | Upstate South Carolina | 34.85 | -82.30 | 35
quad cities | Quad Cities | 41.52 | -90.53 | 15
?tri cities wa, tri cities washington | Tri-Cities, WA | 46.24 | -119.18 | 15
tri cities tn, tri cities tennessee | Tri-Cities, TN | 36.45 | -82.38 | 25
rgv, rio grande valley | Rio Grande Valley, TX | 26.20 | -98.00 | 40
lake tahoe, tahoe | Lake Tahoe | 39.05 | -120.05 | 30
florida keys, fl keys | Florida Keys, FL | 24.75 | -81.10 | 60
hamptons, the hamptons | The Hamptons, NY | 40.93 | -72.35 | 18
florida panhandle, fl panhandle | Florida Panhandle | 30.50 | -86.30 | 90
big island, big island hawaii | Big Island, HI | 19.60 | -155.50 | 55
westchester, westchester ny | Westchester County, NY | 41.12 | -73.78 | 18
north hollywood, noho | North Hollywood, CA | 34.17 | -118.38 | 5
van nuys | Van Nuys, CA | 34.19 | -118.45 | 5
sherman oaks | Sherman Oaks, CA | 34.15 | -118.45 | 5
triad nc, nc triad | Piedmont Triad, NC | 36.05 | -79.95 | 25
permian basin | Permian Basin, TX | 31.95 | -102.20 | 60
texas hill country, ?hill country | Hill Country, TX | 30.20 | -98.80 | 50
north texas | North Texas | 32.95 | -97.10 | 60
south texas | South Texas | 27.80 | -98.20 | 120
west texas | West Texas | 32.20 | -102.00 | 120
east texas | East Texas | 32.00 | -94.90 | 60
tampa bay, tampa bay area, tampa st petersburg | Tampa Bay, FL | 27.95 | -82.55 | 30
south florida, so fl, miami fort lauderdale, miami ft lauderdale | South Florida | 26.15 | -80.25 | 45
central florida | Central Florida | 28.50 | -81.45 | 45
swfl, southwest florida | Southwest Florida | 26.55 | -81.85 | 40
space coast | Space Coast, FL | 28.25 | -80.70 | 30
treasure coast | Treasure Coast, FL | 27.35 | -80.40 | 30
emerald coast | Emerald Coast, FL | 30.42 | -86.50 | 40
florida panhandle | Florida Panhandle | 30.45 | -86.40 | 90
florida keys | Florida Keys | 24.75 | -81.10 | 60
lehigh valley | Lehigh Valley, PA | 40.64 | -75.42 | 20
delaware valley | Delaware Valley | 39.95 | -75.17 | 35
poconos | Poconos, PA | 41.05 | -75.30 | 25
north jersey, northern nj, northern new jersey | North Jersey | 40.90 | -74.25 | 25
south jersey, southern nj, southern new jersey | South Jersey | 39.75 | -74.95 | 35
central jersey, central nj, central new jersey | Central Jersey | 40.40 | -74.45 | 22
jersey shore | Jersey Shore | 39.90 | -74.10 | 40
long island | Long Island, NY | 40.80 | -73.20 | 45
hudson valley | Hudson Valley, NY | 41.55 | -73.95 | 35
upstate ny, upstate new york | Upstate New York | 42.90 | -75.60 | 130
western ny, western new york, wny | Western New York | 42.85 | -78.60 | 45
central ny, central new york | Central New York | 43.05 | -76.15 | 45
capital region ny, ?capital district | Capital Region, NY | 42.75 | -73.80 | 25
finger lakes | Finger Lakes, NY | 42.75 | -76.90 | 35
cape cod | Cape Cod, MA | 41.70 | -70.25 | 30
puget sound | Puget Sound, WA | 47.55 | -122.30 | 40
treasure valley | Treasure Valley, ID | 43.60 | -116.40 | 25
wasatch front | Wasatch Front, UT | 40.75 | -111.90 | 50
silicon slopes | Silicon Slopes, UT | 40.42 | -111.88 | 15
front range | Front Range, CO | 39.75 | -104.95 | 65
valley of the sun | Phoenix area | 33.45 | -112.00 | 30
northeast ohio | Northeast Ohio | 41.35 | -81.60 | 45
northern kentucky | Northern Kentucky | 39.00 | -84.55 | 20
southeast michigan | Southeast Michigan | 42.40 | -83.30 | 45
southeastern wisconsin, southeast wisconsin | Southeast Wisconsin | 43.00 | -88.10 | 40
eastern shore | Eastern Shore, MD | 38.60 | -75.90 | 50
delmarva | Delmarva | 38.60 | -75.60 | 55
middle tennessee, middle tn | Middle Tennessee | 36.00 | -86.70 | 60
gulf coast ms, mississippi gulf coast | Mississippi Gulf Coast | 30.40 | -88.95 | 35
oahu | Oahu, HI | 21.45 | -157.98 | 25
maui | Maui, HI | 20.80 | -156.35 | 25
kauai | Kauai, HI | 22.05 | -159.53 | 20
big island | Big Island, HI | 19.60 | -155.50 | 50
western mass, western massachusetts | Western Massachusetts | 42.25 | -72.70 | 40
central mass, central massachusetts | Central Massachusetts | 42.30 | -71.85 | 25
southern maine | Southern Maine | 43.60 | -70.45 | 35
north country ny | North Country, NY | 44.50 | -74.80 | 65
southern tier | Southern Tier, NY | 42.15 | -76.60 | 70
central pa, central pennsylvania | Central Pennsylvania | 40.60 | -77.30 | 60
western pa, western pennsylvania | Western Pennsylvania | 40.50 | -79.90 | 55
nepa, northeast pa, northeast pennsylvania, northeastern pennsylvania | Northeast Pennsylvania | 41.35 | -75.70 | 35
central virginia, central va | Central Virginia | 37.65 | -77.90 | 50
southwest virginia, southwest va | Southwest Virginia | 37.10 | -80.70 | 75
shenandoah valley | Shenandoah Valley, VA | 38.50 | -78.85 | 55
eastern nc, eastern north carolina | Eastern North Carolina | 35.55 | -77.40 | 75
western nc, western north carolina, wnc | Western North Carolina | 35.55 | -82.55 | 55
north georgia, north ga | North Georgia | 34.45 | -84.00 | 45
central georgia, middle georgia, middle ga | Central Georgia | 32.80 | -83.60 | 45
south georgia, south ga | South Georgia | 31.20 | -83.40 | 75
north florida, northern florida | North Florida | 30.35 | -82.80 | 85
northeast florida | Northeast Florida | 30.30 | -81.60 | 40
north alabama | North Alabama | 34.70 | -86.75 | 50
east tennessee, eastern tennessee | East Tennessee | 35.90 | -84.00 | 60
west tennessee, western tennessee | West Tennessee | 35.30 | -89.50 | 55
eastern kentucky | Eastern Kentucky | 37.60 | -83.20 | 60
central kentucky | Central Kentucky | 38.00 | -84.55 | 40
western kentucky | Western Kentucky | 37.10 | -87.80 | 65
central ohio | Central Ohio | 40.00 | -83.00 | 45
northwest ohio | Northwest Ohio | 41.45 | -83.75 | 45
southwest ohio | Southwest Ohio | 39.40 | -84.30 | 40
southeast ohio, southeastern ohio | Southeast Ohio | 39.40 | -82.00 | 50
central indiana | Central Indiana | 39.85 | -86.15 | 40
northern indiana | Northern Indiana | 41.45 | -85.90 | 50
northwest indiana, nwi | Northwest Indiana | 41.45 | -87.25 | 25
southern indiana | Southern Indiana | 38.35 | -86.20 | 55
west michigan, western michigan | West Michigan | 42.95 | -85.75 | 40
mid michigan, central michigan | Central Michigan | 43.20 | -84.50 | 45
southwest michigan | Southwest Michigan | 42.15 | -85.90 | 40
northern michigan | Northern Michigan | 44.90 | -84.90 | 65
upper peninsula, upper peninsula michigan | Upper Peninsula, MI | 46.40 | -87.30 | 120
northern illinois | Northern Illinois | 42.05 | -89.00 | 50
central illinois | Central Illinois | 40.20 | -89.10 | 65
southern illinois | Southern Illinois | 37.95 | -89.05 | 55
central wisconsin | Central Wisconsin | 44.60 | -89.70 | 45
northeast wisconsin | Northeast Wisconsin | 44.45 | -88.15 | 40
central minnesota | Central Minnesota | 45.60 | -94.30 | 45
northern minnesota | Northern Minnesota | 47.20 | -93.60 | 95
southern minnesota | Southern Minnesota | 44.00 | -93.70 | 75
central iowa | Central Iowa | 41.70 | -93.60 | 40
eastern iowa | Eastern Iowa | 41.90 | -91.20 | 50
nwa, northwest arkansas | Northwest Arkansas | 36.20 | -94.20 | 30
central arkansas | Central Arkansas | 34.80 | -92.30 | 40
central texas, central tx | Central Texas | 30.80 | -97.60 | 60
southeast texas | Southeast Texas | 30.00 | -94.20 | 40
northern colorado, noco | Northern Colorado | 40.45 | -105.00 | 30
western slope | Western Slope, CO | 39.00 | -108.20 | 65
northern utah | Northern Utah | 41.40 | -111.95 | 40
southern utah | Southern Utah | 37.30 | -113.40 | 50
northern arizona | Northern Arizona | 35.10 | -111.90 | 70
southern arizona | Southern Arizona | 32.10 | -110.80 | 60
northern nevada | Northern Nevada | 39.45 | -119.60 | 45
southern nevada | Southern Nevada | 36.15 | -115.15 | 40
eastern washington, eastern wa | Eastern Washington | 47.30 | -118.30 | 90
western washington, western wa | Western Washington | 47.50 | -122.40 | 85
central oregon | Central Oregon | 44.15 | -121.25 | 40
southern oregon | Southern Oregon | 42.35 | -122.90 | 45
eastern oregon | Eastern Oregon | 45.20 | -118.30 | 75
tri state area, tristate area | New York tri-state area | 40.75 | -73.95 | 40
`;

/** Names of groups of states: the names, the displayed name, and the state codes. */
export const stateGroupLines = `
carolinas, the carolinas, north and south carolina, south and north carolina, north or south carolina | North and South Carolina | NC SC
dakotas, the dakotas, north and south dakota, south and north dakota, north or south dakota | North and South Dakota | ND SD
new england | New England | CT ME MA NH RI VT
pacific northwest, pnw | Pacific Northwest | ID OR WA
?midwest, the midwest | Midwest | IL IN IA KS MI MN MO NE ND OH SD WI
?west coast, the west coast | West Coast | CA OR WA
?east coast, the east coast | East Coast | CT DE DC FL GA ME MD MA NH NJ NY NC PA RI SC VA
?gulf coast, the gulf coast | Gulf Coast | AL FL LA MS TX
?northeast, the northeast | Northeast | CT ME MA NH NJ NY PA RI VT
?southeast, the southeast | Southeast | AL FL GA KY LA MS NC SC TN VA WV
?southwest, the southwest | Southwest | AZ NM OK TX
?mid atlantic, the mid atlantic, ?midatlantic | Mid-Atlantic | DE DC MD NJ NY PA VA WV
?deep south, the deep south | Deep South | AL GA LA MS SC
?mountain west, rocky mountains, the rockies | Mountain West | CO ID MT NV UT WY
`;

/** Informal and newspaper names of states, besides their names and codes. */
export const stateNicknames: Readonly<Record<string, string>> = {
  ala: 'AL',
  ariz: 'AZ',
  ark: 'AR',
  cal: 'CA',
  cali: 'CA',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  del: 'DE',
  fla: 'FL',
  ill: 'IL',
  ind: 'IN',
  jersey: 'NJ',
  kan: 'KS',
  kans: 'KS',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  miss: 'MS',
  mont: 'MT',
  neb: 'NE',
  nebr: 'NE',
  nev: 'NV',
  okla: 'OK',
  ore: 'OR',
  penn: 'PA',
  penna: 'PA',
  tenn: 'TN',
  tex: 'TX',
  wash: 'WA',
  wis: 'WI',
  wisc: 'WI',
  wyo: 'WY',
  'n carolina': 'NC',
  'no carolina': 'NC',
  's carolina': 'SC',
  'so carolina': 'SC',
  'n dakota': 'ND',
  's dakota': 'SD',
  'n mexico': 'NM',
  'n hampshire': 'NH',
  'w virginia': 'WV',
  'w va': 'WV',
  // codes with dots: "N.Y."
  'n c': 'NC',
  'n h': 'NH',
  'n j': 'NJ',
  'n m': 'NM',
  'n y': 'NY',
  'r i': 'RI',
  's c': 'SC',
  'w v': 'WV',
};
/** Nicknames of states that are also words, unless they follow a city. */
export const wordlikeStateNicknames: ReadonlySet<string> = new Set(
  'ark cal del ill ind kan mass miss mont ore penn tex wash'.split(' '),
);
