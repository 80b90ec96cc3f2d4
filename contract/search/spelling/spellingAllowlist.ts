/**
 * Words that look like misspellings of words in jobs, but aren't: words of an English dictionary
 * (SCOWL) that would have been corrected to words of real jobs, and names of products and
 * companies. "Divorce lawyer" doesn't mean a diverse one. Words that are more often typos are left
 * out: "manger".
 */
export const spellingAllowlist: ReadonlySet<string> = new Set(
  `
  greeter greeters steamer steamers beekeeper stager stagers mover movers
  abdications ableton abscess abstraction abstractions accent accenting accents accosting
  accountancy accusation accusations acquaint acquainting acquaints activate activates actually
  addictive additions addressee adjoins admiring adolescence adolescences adventure advises afield
  airfield airliner airliners albino alighting alignment allayed allegation allegations allegiance
  allegiances allies alloyed alone alternation alters analyses anesthetic anesthetics angelic
  angles annexation annul anomalies anthropologist antonym appalls applaud appraise appraises
  ardent arising ascend aside aspirin aspirins assent assents assert asserts assistance athena
  attesting auction auctions auguster automobile avenge avenges avoidable awaken awoken backer
  backers backhand bacon badder bagging bailing balder balding balk balking ballerina ballet
  balling balloon balm balms banding bandying bang banging bani banjos bankrupted bankrupts
  banning bans banter banters barbarian barbaric bard barer bark barking baron barrel barren
  barricade baser bashed bashing basted basting batters bawling bearer beaten beater beekeepers
  beetling belch bellying belying bemoan berry berth berthing bettors bewilder bewilders biased
  bicker bickering billowing billows blackened blamer blaming blanch bland blander blank blanker
  blanking bleach bleaker bleeding blighting blinder blinking blister blithe blither blitzes blocs
  blonder blunder bluster boarder boars boggling bogus boiling bolder bonier booing bookend
  booming booting bossier bothers bottom bowler braid braiding braids braking brandy brandying
  braver brawled brawling brawn breach breadth breathers bride bridle bridles bridling brighten
  brightens brimstone brisk broaden broiler brooch brood brunch brutish buckle budge budged budges
  budging bulling bullying bunch bunching bundling bunk bunker bunkers bunking buoying bureaus
  burger burgers burying busier butters buttery buzzed buzzer buzzers cage caller callers came
  campaigners campers cancel canceling cancels candidacies candy canker cankers canteen canter
  cantering canters canvasses capering capers capping captor caramel cardigan caress carnage carp
  carpentry carping carries carry cart cartel carting cartographer carton cartridge carts carve
  caster casually catchier causal cease ceiling cellar censors centrally certifies chafe champagne
  chancellor chandelier charger charming charring chasm chaste chaster chatter chattering chatting
  cheating cheek cheerier cheery cheese chewy chiding chillier chipper chipping choose choosy chop
  chopper choppers chopping choral chore chores chortles chose chowder chummiest chumming churning
  cider cinching cinder citations cite civic clamber clamping clams clans claps clarified clarify
  clash clasp clasps classifies clattering clawed claws cleanser cleansing clearer cleaved cleaver
  cleaving clod clogging cloister closest clotting clout cloves clowning clutter coarse coarsen
  coaxing cocking codding coerce coking colder collaborate collaborates collage collages collating
  collation collectives collies collusion colonel colonize colons combated combating combed
  combing comelier comet comical commando commas commend commendation comment commissioner
  commissioners commotion commotions communion communiques communist commuter commuters compacter
  compacting compaction compilation complacent complained complains completer composer composition
  composting compresses compression compulsion computation computations conceal concealing conceit
  conceits conception conceptions concerto concertos concoction concoctions concussion concussions
  condensation confections confederations conferring confession confessions confidence confidences
  confounding congested congestion conical conning conquer consecutive consent consenting
  consolation consolations consort consorting consorts consternation constrict constricted
  constricting constriction constrictions constricts consular consultancy contempt contend
  contends contention contentions context contiguous continent continents contingency contorting
  contorts contraction contractions contradict contradicted contradicting contradicts contrast
  contrasted contrasting contrasts convection converge convergence converging convicting
  conviction convictions convicts convulsing convulsion convulsions coolers coolly cooperate
  cooperates coordinate coordinates coping copper coppers cording cordon cords corking cornea
  corneas cornet cornets cornier corollary coronation coronations coroner coroners corporal
  corporals corral correlations correspondent correspondents corruptions costly cots cottoned
  couch couches couching councilor counteract counteracted counteracting counteracts counterpart
  counterparts countess country counts courser cowards cowing coyest cracker cramping crass crater
  cratering craters crating crave crazes crazing creak crease creasing creature creed creep
  crescendo cricket crises crisps crocks crook crooning croquet crosswords cruxes cull culling
  culmination cunning curds cure currant curricula curries curse curter customary cybernetics
  cynical cyst daintiest dais daisies dallies danger dangers danker dawning deader deafer dearer
  deaves debates decanter decease deceases decent deciding deck decoying dedications deducted
  defecated deferential defiled deflection dejection delays delinquent delinquents democrats
  demonstrate demonstrates demurest denser denying depiction deportment derail derange derision
  derivations derive deriving derrick designation despite destitution detector detention
  detentions detonation deviation devise devises devotion diabetic diagnosis dicing differentiate
  diking dills dimming diners dinning dioceses dipped dipping direction direst disk dismount
  dismounts dispenser dispensers dispersing displeasing disposing dissect dissecting dissension
  distinction distorter distract distracts distrust distrusted distrusts disuse disuses ditches
  diver diverge diversifies diversify diversion divided divorce doer doilies doily dollies dolling
  dolls dooming dorsal downier downy drabber draftier draining draping drawer drawling dreading
  dresser dressers dribbling driers driest drifting drivel driveling drivels drizzling droller
  drooling drooping dropping drove drowning drowses drudge drudging dubious duchess duller dullest
  dusk dweller dwellers dwells earthworm economize edition educates efficiently ejections elector
  electrocute elemental ellipses embodied emergence emergent emigration emotions empress emulation
  encodes endorsement engender engendered engendering engenders engrave engraves enlargement
  equality equate equates equation erections especial eternal evacuation evacuations evolution
  exaltation examination excavation excavations exception exert exerts exhorts expanse
  expediencies expediency expedites expedition expended expensive expiration explanation
  exploitation expounded extent exterminate exterminates extinctions extorts extradition
  extraditions fabricate fabricates facilitate facilitates faction fairest fairness faking falcon
  fallen falter farce farewell fatalities fatality fatter fattier faucets fault faulty fazing
  fearless feeler fell felled feller felling fells fend fended fender fending fends ferment
  fervent fester fetter fibber fibbers fictional fiend fiends fierce fieriest fiestas fillet filly
  financially financier financiers firmer fishier fission flaming flaring flatted flatter flatting
  flaunt flavoring fleeing fleeter flighty flings flirtation flitting florid flounder flour
  flouring flours flout flouting fluent fluorescent flurrying fluster fluting foaling foaming
  foiling folder folly fonder fondly font fooling foot foots forearms foresee foretasting
  forewarning foreword forging forgo formation forth fouler fouling foundling foundlings fraction
  fractions fragility francs frankly fraught frayed fraying freehand freeze freighters friction
  fright frights frisky fritter frond funneling furl furling furriest fussed fussing futility
  fuzzed gales galley gallon gallop gamest garbage garbles gardenia gayest gazing gelatin
  generalize geneses genies getaway giants gibing giggle gland gloss glossing glower glowing
  goading gobbles goggle goodwill goofing gooiest goosing gorge gorges gouges grafts grander
  graphs grassy grate grater grates graver grayer greasier greatest greek greener grenade grieve
  grimier grimmer grinning grittier grocer grocers groove grooves groovier grope groping grouse
  grousing grovel grovels growling grunt grunting grunts guardian guardians guess gummier gummiest
  gumming gust habitation hailing handier handlebar hangar hangover hardier hardliner hardliners
  hare hares haring harrows hasten hasting hating hatting haunting heady healing heaping hearth
  hearths heater heathen heave heaven heaving heed heightens heir hell herring hiking hilly hilts
  hinting hipper hipping hissing hither hitting hoarder hoarse hoaxing hole holier holler homeys
  homier hooting hopeless hormone hose hosing hospitable hospitalize hostel hostels hove hover
  however hull hulls humbler hunger hungers hurling hurrah hurries hurrying hurting hurtle
  hysteric hysterical illegible illness illumination illustrate illustrates imagine imitative
  immobile immune impart imparts impatient imperil impound incite incubation incubator incubators
  individualism individualist individually induction inductions industrialist industrious
  infecting inferior inferiors infest infesting infield infinite inflection inflections
  informatica informatics informative infraction infractions infuses initialed initializes
  initiations injunction injure inoculation insertions insomnia instance instigate instigation
  instill instilled instills instrumental instrumentals intact intelligent intensify intentional
  interception interceptions interjection interjections intermediary interred intersection
  intersections interval intervals intonation invasion invention inventions inventive inventor
  inventors inverting investigate investigates invocation irking iteration iterations joiners joke
  jollied jollier jollies jolliest jolly keener ketchup killer kindled kiting kneaded knitting
  kosher lacked ladder laddering lade lading lame lament lamentations lances lancing lander
  landowner lapsing larding lather lauding laxer lazying leaden leak leaking leaner leap leaping
  leashing leather lecture lectures leering legislate legislature lemons leopard leotard lesions
  lessens lever levering levers levying lewder libeling libertarian lifespan lightening lightning
  lightnings liken likened likening lilting limber limitation limitations liner liners lioness
  lisping literal literally literary lither loafer loafing loam loathe loaves lobbing lodger
  lofting loin lolling looming loon loonies loons looser loosing looting lording louder lowdown
  lulling lumion lusting luthier luthiers lynches madden maddest magenta maim maiming mainland
  mainstream manacling mandolin mangier mangling manias manifesto manning mantel manuring marches
  margin marinate marionette marionettes marked marker markers marketo maroon marries marring
  marshal marshals martial marveling mashing mastery materialism materialist maternal mathematical
  mattes maudlin mauling maxima mechanism mechanisms mechanize medal medals meddle meddling median
  medicate medicated meditation meditations meeker mellow melting menacing mended menial merges
  merrily meteorology meteors mildewing miming mincing minefield minted minting minuter miring
  misquote missives mistier misting mistress moaning modal modest modesty modulation moister
  molten molting monies monkey moodiest mooting mopping mosquito motel motels motivation mourning
  mouses mouths mowers muddiest muddle muddling mull mulling mulls multiplied muster musters
  mustier mutilation muting mutter muttering mythology nabbed nagged naked napes napped napping
  narrow naught naughts navel navigate navigates needled negotiates neuron neutralize newts nieces
  nipple nipples nobility nodded northeasterly notches notion notional notions nutritious nuzzle
  nuzzles occupation occupations occupies odder oilier omission opportunist opportunists optimal
  orator ordinance ordination ordinations originate originates orthoptist ostentation outset
  outsets outsider outsiders overate overeating overhand overhands overlaid overload overlong
  overrating overweight pail palate pale pales palled paltry panes panning pant panted pants
  parable parameter parching pardons pare pares paring parka parring parsing passable pastier
  pastiest patent patience paunch pauper pavements peach peasant pecking peeping peeving pellet
  pelvis penney pepping perching percussion perk perkier perking permanence permanently permeating
  peroxiding persecuting persecution persecutor persisted persistence persisting persona
  personable personalize perter pertinent pester pesters petition petitions pewter pewters
  pheasant phonics phonies phonograph phonographs photons piano pianos pickaxing picketing pickets
  pickier piling pilling pinning pint plaice plaid plaids plainer plainest plank planked planking
  planks plantain planter plateau playable pleasanter pleasantly pleasantry please pleasing
  pleating pliable pliant plighting plotting pluming plumper plumping plunging poacher poaching
  pointer pointers poison poker polishes polo ponies pooping poorer popping popular pork porpoise
  portend positional possession possessions postage postgresql postures potent potion potions
  potter potters potting pounce pouting practicable prairies praise praises praising prance
  prancing precedent precedents precise precluding prediction predictions preempt presidency
  presidential pretension prettier preventive previewer prick pricking priding primate primer
  primmer princess princesses privatest privation privatize prizing probing procedural procession
  processional processionals procore professes professing professionally proffered profusion
  progressing projection projections projectors prominence promise prompter prone proofreads
  properer properly prophet proportional proportions propose proprietor proprietors propriety
  prospective prospector prospectus prosperity prostrate protest protesting protests proton
  province provoking prowess psalm psalms publix pucker puckering pucks punning punted punter
  punters pupping putters quaint qualifies qualify qualitative quantity quarts queers questing
  quicken quieting quitter quitting rabid radii rafting raider raining raisins rallying ranker
  ranting raped rapists rapped rapping rapport rapports raster ratio ration rational rations
  ratted ratting raveling ravine ravings rayon reactions reactor readability readier reallocate
  really realm reaming reaped reaper reaping reassurance recant recede receding recessing
  recession recitation reciting recline reclining recoiling recondition reconditions recounting
  recourse recover recovers recreating rectal recurred redder redoing reefer reefers reefing reel
  reeling refilling refinement refinements reforming regain regained regains regal regenerate
  regent reiteration rejoin relational relatively relatives relaxation relaxations relies
  relieving reliving relying remade remissions remotest remuneration rending reneged renounces
  repaid reparation repeating repenting replay replenish replenishes repleting replicate
  replication representations reprogramming reproving repudiation reputations rerouting rescue
  resent residue resilient respiration respirator respirators responsive retards retort retorting
  retorts revelations revenge reverence reverenced reverences reverie reverting reviving revolting
  revolution revolutions rewriting ridding rider rifer rigors riling riper riser ritual rivet roam
  roaming roams rooking roommate rooster rooter roster rosy rote rotting rotund rough rouse
  rousing rowdiness rudeness ruffing runnier sacrament sacraments safaried safely sailed sailing
  saloon salutation salvage sandier sanitarium sapping sash sayings scandal scanting scares
  scarfing scaring scarring scheme scoffing scoots scorching scorning scourging scouring scowled
  scowls scram scramming scrapping scrawnier scream screaming screwed scuffing scurrying scuttle
  seaport searing seasonable secondarily secretly securely sedates seduction seeming seeping
  seminar seminars senator sending sensor sensuality sentry sequel sequin sermon serum servile
  settle settler settling severity shafts shakier shaking sharked sharks shatter sheared shedding
  sheered sheerer sheetz sheller sherry shiftier shifty shining shire shirts shocking shorter
  shoves shrimping shrouding shutter sidle sidling sift sifts sigh sighing sillier silt simmer
  simple simplicity sing singing sinner sinning sipping skate skates skewering skewing skillet
  skillets skimming skinning skipper skippers skipping skulls slacker slaking slapping slat slate
  slates slay sleeking sleeper slewing slicing slick slide sliding slighter slighting slimming
  slinking slipper slipping slither sliver slopping slummer smack smacking smell smelling smite
  smocking smooth snaking snapping snarling sneaker sneakers sneaking snide sniffing snipping
  snore snores snoring snorts snuffing soaking sociable socialist socialists socialized socking
  sodding softer soloing sooner sootier sopping sore sores sourer souring sowing spacial spades
  spanks spanning spate spatial spatter specialize specially speller spelling spewed spewing
  spices spicing spiking spilled spilling spills spite splitting spoiled spooking spottier spouts
  sprang spraying spreeing sprig sprigs springy sprinkle sprinkles sprint sprinting sprints
  sprucing sprung spurts sputter spying squalled squalling squire squired squiring stakes stale
  stales stalest staling stalk stalking stalling stallion standpoint standpoints stank staple
  stapling starch stardom stares stark starker starring starry startles startling starving stata
  stater stationery statue statues statures statuses statutes stave staves staving steadies steady
  stealing steeper stepping stereo stereos sterilize sterilizing stewing stick sticker stickier
  sticking stiff stiffer stiffing stifle stifling stiller stillest stimulation stinking
  stipulation stirring stockading stockier stoke stoking stole stomping stoppage stopper stopping
  stories stork storm storming stove strainer straining strait straits stratifies stratify streak
  streaking strewing strews strides strike striker strikes stripping strum strumming strung stuck
  studious stuff stuffier stuffing stuffings stumping stutter stylish subsection subsections
  succoring suckers suction suffers sulfur summing summons sunburn sundae sung superstar
  superstars supervise supervises supper supple suppler suppress surf survives surviving swamping
  swapping swaying sweater sweeter sweller swelling swerving swift swifts swilled swilling swills
  swindler swirling switches swivel swore swung syntheses synthesize synthesizes tackier tacking
  tailing tainting talend talker taller tallying tame tanker tanning tapped tapping tastier
  tasting tauter teak tear teas teat teem teeter teeters telegraph telling tells temporal
  temporarily tempt tending tenets tennis themes thereby thicket thousandth throughput thrust
  thrusts ticked tinder tinker tinning tirade toaster toasters toasting toddles toddling toiling
  toils tolerance toning tooting topography topped topping toppling touchier toweling towels
  tradition traditions trailing traitor trampling transformer transformers transitional
  transitives translation translations transmit transparent transparently transpire transverse
  trapping trawler trawling trawls treachery treading treating trekking trick trickier tricking
  trilling trills tripped tripping trivial trolling trowel troweling truce truest trusty tuck
  tucking turfing tweaking twister twisters unclear underrating underwater underwritten underwrote
  unfit unfitted unicorn unifies unison unsaid unsuited untied upholsters vaccinates vagary
  variation variations vatting velvety venting verges veritable vest vesting vetoing vile villager
  villagers violation violations violet violin virginity vise vocations vogues volition volley
  voodoo voyager voyagers wadding wafer wager wailing waiver wallow wallows wander wanner wanton
  warden warier warmer warrants warred watermark waver weak weakened weakly wedder wedging weeding
  weep weer weest weighty welt welter welters welting went wept werner wetter wetting whaling
  wheedling wheezing whetting whiling whine whining whiten whiter wholesome wicker widows width
  wielding wilder wilting windier winner wishing wist witch wittier woodwinds wooing woollies
  woolly worming wounder wrest wresting writhing wrought yearn yearned yearns yolk zanier zincking
`
    .trim()
    .split(/\s+/u),
);
