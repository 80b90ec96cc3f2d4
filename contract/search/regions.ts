/**
 * The country's states, with their full and short names, since jobs use either. One per line:
 *
 * `name = short name`, or `name, also a city = short name` if the name alone means the city.
 */
export const regionLines = `
Alabama = AL
Alaska = AK
Arizona = AZ
Arkansas = AR
California = CA
Colorado = CO
Connecticut = CT
Delaware = DE
District of Columbia = DC
Florida = FL
Georgia = GA
Hawaii = HI
Idaho = ID
Illinois = IL
Indiana = IN
Iowa = IA
Kansas = KS
Kentucky = KY
Louisiana = LA
Maine = ME
Maryland = MD
Massachusetts = MA
Michigan = MI
Minnesota = MN
Mississippi = MS
Missouri = MO
Montana = MT
Nebraska = NE
Nevada = NV
New Hampshire = NH
New Jersey = NJ
New Mexico = NM
New York, also a city = NY
North Carolina = NC
North Dakota = ND
Ohio = OH
Oklahoma = OK
Oregon = OR
Pennsylvania = PA
Puerto Rico = PR
Rhode Island = RI
South Carolina = SC
South Dakota = SD
Tennessee = TN
Texas = TX
Utah = UT
Vermont = VT
Virginia = VA
Washington, also a city = WA
West Virginia = WV
Wisconsin = WI
Wyoming = WY
`;
