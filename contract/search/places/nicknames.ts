/**
 * What people call cities and regions when they look for work. A line: the names, then the city as
 * the gazetteer has it; or the names, the name that is shown, latitude, longitude and the miles
 * that it reaches. "?" before a name: it means other things as well, so where it is sets whether it
 * is the place.
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
?dc, washington dc, d c | Washington, DC
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
texas hill country | Hill Country, TX | 30.20 | -98.80 | 50
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
tri state area, tristate area | New York tri-state area | 40.75 | -73.95 | 40
`;

/** What people call several states: the names, the name that is shown, and the states' letters. */
export const stateGroupLines = `
carolinas, the carolinas, north and south carolina, south and north carolina, north or south carolina | North and South Carolina | NC SC
dakotas, the dakotas, north and south dakota, south and north dakota, north or south dakota | North and South Dakota | ND SD
new england | New England | CT ME MA NH RI VT
pacific northwest, pnw | Pacific Northwest | ID OR WA
?midwest, the midwest | Midwest | IL IN IA KS MI MN MO NE ND OH SD WI
?west coast, the west coast | West Coast | CA OR WA
?east coast, the east coast | East Coast | CT DE DC FL GA ME MD MA NH NJ NY NC PA RI SC VA
?gulf coast, the gulf coast | Gulf Coast | AL FL LA MS TX
`;

/** What people and newspapers call a state beside its name and its letters. */
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
};
/** Those of them that mean other things as well, unless a city stands before them. */
export const wordlikeStateNicknames: ReadonlySet<string> = new Set(
  'ark cal del ill ind kan mass miss mont ore penn tex wash'.split(' '),
);
