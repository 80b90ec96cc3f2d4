// cities and the areas around them that people would commute to, as written in postings
export const newYork =
  /\b(new york, ny|new york city|brooklyn|bronx|queens|staten island|manhattan|new york, united)/;
export const newYorkArea =
  /jersey city|hoboken|newark, nj|yonkers|white plains|new rochelle|long island|melville|garden city|new york/;
export const bayArea =
  /\b(bay area|san francisco|oakland|berkeley|san jose|palo alto|mountain view|sunnyvale|santa clara|fremont|redwood city|san mateo|menlo park|cupertino|foster city|south san francisco|hayward|milpitas|pleasanton|walnut creek|emeryville|burlingame|san rafael|concord, ca|san bruno|campbell, ca|los gatos|san ramon|livermore|san leandro)\b/;
export const losAngeles = /\blos angeles|\bla, ca\b/;
export const losAngelesArea =
  /\b(los angeles|long beach|pasadena|santa monica|burbank|glendale, ca|torrance|el segundo|culver city|beverly hills|inglewood|irvine|anaheim|carson, ca|hollywood)\b/;
export const dallasFortWorth =
  /\b(dallas|fort worth|dfw|arlington, tx|plano|irving, tx|frisco, tx|richardson|mckinney|carrollton, tx|grapevine, tx|lewisville|garland|allen, tx|addison, tx|southlake|coppell|grand prairie|mesquite, tx|denton|flower mound|euless|bedford, tx|mansfield, tx|keller, tx|the colony)\b/;
export const washington = /\bwashington,? dc|washington dc/;
export const washingtonArea =
  /\b(washington,? dc|arlington, va|mclean|alexandria, va|bethesda|silver spring|reston|herndon|tysons|fairfax|rockville|chantilly|falls church)\b/;
export const twinCities =
  /\b(minneapolis|st\.? paul|saint paul|bloomington, mn|eden prairie|plymouth, mn|maple grove|eagan|minnetonka|brooklyn park|edina|golden valley|st louis park)\b/;
export const philadelphiaArea =
  /\b(camden|cherry hill|king of prussia|conshohocken|malvern|west chester|bensalem|exton|norristown|horsham|wayne, pa)\b/;
export const chicagoArea =
  /\b(chicago|evanston|naperville|schaumburg|oak brook|rosemont|deerfield, il|aurora, il|elgin|northbrook|skokie|lisle|downers grove|itasca|bolingbrook|joliet)\b/;
