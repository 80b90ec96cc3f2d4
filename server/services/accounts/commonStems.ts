// words, names and prefixes to which people append digits or symbols
const words = `
password passw passwort motdepasse contrasena senha parola login admin administrator root user guest test testing tester demo temp temporary default
change changeme secret private master access account welcome hello letmein iloveyou loveyou lovely love babygirl babyboy princess prince queen king
angel angels sunshine flower summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april june
july august september october november december football soccer baseball basketball hockey tennis golfer racing player winner champion superman batman
spiderman ironman starwars pokemon naruto minecraft fortnite roblox dragon tiger lion eagle falcon wolf monkey chicken panda kitty doggie puppy
horse dolphin shark phoenix shadow ghost killer hunter ranger soldier warrior ninja samurai pirate wizard magic mystic diamond golden silver purple
orange yellow green black white blue cookie chocolate banana cherry apple cheese pepper coffee sugar honey candy ginger vanilla
computer internet windows samsung nokia iphone google facebook twitter yahoo microsoft linux apple gaming gamer hacker matrix qwerty qwertz azerty
asdf asdfgh zxcvbn zxcvbnm qazwsx abc abcd abcde abcdef freedom liberty america canada england france germany mexico india london paris
berlin texas chicago dallas boston newyork michael jordan jessica jennifer ashley amanda nicole daniel david robert thomas charlie andrew joshua
matthew anthony george william james john joseph alexander maria anna laura sarah julia michelle samantha elizabeth victoria patrick martin peter
jesus christ heaven blessed faith family forever friend friends mother father mommy daddy sister brother buster maggie bailey harley max lucky happy
money dollar rich business company office work working employer employee jobseeker jobs career recruiter hiring manager boss jobline trustno
whatever nothing something anything please enter open sesame
`;

/** Common words of passwords, in lower case. */
export const commonStems: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
