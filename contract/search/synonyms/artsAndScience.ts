/** Pictures, words, stage; laboratories and engineering. Read by synonymsOf.ts; the rules are in synonymLists.ts. */
export const artsAndScienceLines = `
# arts and media
graphic designer = graphic artist
graphic designer > visual designer, production artist, graphic design
graphic design > graphic designer, visual designer
artist > illustrator
illustrator > illustration, artist
photographer = photography
photographer > photo, photojournalist, camera operator
photo editor = photo retoucher
cameraman => camera operator, videographer
cameraman > cinematographer, photographer
camera operator > videographer, studio operator
videographer = video producer
videographer > video editor, camera operator, video production
video editor > film editor, post production, videographer, multimedia
filmmaker => videographer, video producer, film director
film > video production, production assistant, filmmaker
animator = animation artist
animator > animation, motion graphics designer, 3d artist
motion designer = motion graphics designer
3d artist > 3d modeler, animator
sound guy => audio engineer, audio technician, sound engineer
sound engineer > audio visual technician, audio technician
audio engineer = sound engineer
av tech = audio visual technician = av technician
av tech > audio visual, av installer
stagehand = stage hand
stagehand > stage technician, production crew
musician > performer
singer => vocalist
singer > performer, musician
actor = actress
actor > performer, acting
dancer > performer, dance instructor
dj => disc jockey, radio host
voice actor = voice over
newscaster, anchorman => news anchor
weatherman => meteorologist
journalist = reporter
journalist > news reporter, news producer, correspondent, writer
reporter > journalist
newspaper > reporter, editor, journalist
tv > television, broadcast, news producer
radio > broadcast
author => writer
writer > copywriter, editor
content writer > copywriter, content specialist, article writer
ghostwriter > writer, copywriter
proofreader = proof reader
proofreader > copy editor, editor, proofreading
copy editor > proofreader
publisher > publishing, editorial
desktop publisher > production artist
creative > art director
art director > creative director, design director
interior decorator => interior designer, interior design
interior designer > interior design, decorator
decorator > interior designer, decorating
fashion designer > apparel designer, technical designer
dressmaker => seamstress, tailor, sewing
museum > curator, gallery
curator > museum, gallery, collections manager
art gallery > museum
archivist > archives, librarian
costume > wardrobe, stitcher
production assistant = pa film
game designer > level designer, game developer

# sciences
scientist > researcher, research associate
lab scientist > research scientist, laboratory scientist, research associate
researcher > research associate, research scientist, research assistant
research assistant > research associate, research technician
biologist > research associate, scientist
biotech = biotechnology
biotech > biopharma, biopharmaceutical, life sciences, biologics
microbiologist > microbiology
geologist > geoscientist, hydrogeologist
geoscientist = earth scientist
environmental scientist > environmental specialist, environmental consultant, ecologist
ecologist > environmental scientist, biologist
mathematician > statistician
statistician > biostatistician, statistical programmer
actuary > actuarial, actuarial analyst
meteorologist > forecaster
forensics > crime lab
crime lab, csi => forensic scientist, crime scene
postdoc = postdoctoral
postdoc > postdoctoral researcher, postdoctoral fellow, research fellow
food scientist > food technologist, product development scientist
city planner, town planner => urban planner, community planner
urban planner > transportation planner
political scientist > policy analyst, research analyst
lobbyist => government affairs, government relations
policy analyst > policy advisor, public policy
diplomat > foreign service, foreign affairs
civil servant > state of, public service

# engineering
civil engineer > transportation engineer, structural engineer, land development engineer, roadway engineer
structural engineer > bridge engineer
bridge engineer > structural engineer
highway engineer = roadway engineer
traffic engineer > transportation engineer
mechanical engineer > design engineer
electrical engineer > electronics engineer, power engineer
electronics engineer > electrical engineer, hardware engineer
hardware engineer > electrical engineer, electronics engineer
aerospace engineer = aeronautical engineer
rocket scientist => aerospace engineer, propulsion engineer
chemical engineer > process engineer
process engineer > manufacturing engineer
manufacturing engineer > process engineer, production engineer, industrial engineer
industrial engineer > manufacturing engineer, continuous improvement
petroleum engineer > reservoir engineer, drilling engineer
biomedical engineer > medical device engineer
biomedical technician = biomed tech = biomedical equipment technician = bmet
robotics > robot, automation engineer, mechatronics
controls engineer > automation engineer, plc
automation engineer > controls engineer
field engineer > project engineer
field service technician = field technician = field service engineer
project engineer > project manager, design engineer
engineering manager > director of engineering
engineering technician = engineer technician
engineering aide => engineering technician
sound technician = audio technician
test technician > electronics technician, test engineer
process technician > manufacturing technician, production technician

# as people call them
map maker => cartographer, gis analyst, gis technician
bug scientist => entomologist
rock scientist => geologist
weather scientist => meteorologist
house designer > architect, architectural designer, residential designer
light guy => lighting technician
tattoo guy => tattoo artist
`;
