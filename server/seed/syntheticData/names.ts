/** Word lists that invented people, companies and places are composed of. */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const firstNames = {
  Female:
    list(`Ada Alma Amara Anaïs Anna Astrid Beatriz Camille Carmen Chiara Chloë Clara Daria Dolores Edith Elena Elif Emma Esther Farah Fatima Fiona Freya Gabriela
    Grace Greta Hana Hannah Helena Ida Imani Ines Ingrid Irene Iris Jasmine Joana Josephine Julia Karin Katya Keiko Laila Lara Leila Lena Linnéa Lucía Maeve Magda Maja
    Malia Mara Margot Maria Mei Mercy Mina Mira Nadia Naomi Neha Nia Noor Odette Olga Olivia Paloma Petra Priya Rachel Renée Rosa Ruth Saanvi Sabine Salma Sara Selin
    Signe Siobhán Sofia Suki Talia Tamar Tess Thandi Ursula Valentina Vera Violet Wanda Yara Yuki Zainab Zara Zoë`),
  Male: list(`Aaron Adam Adrián Ahmed Alan Alejandro Amir Anders Andre Anton Arjun Arthur Axel Ben Bruno Caleb Carlos Cédric Chen Daniel David Diego Dmitri Edgar Eli Elias
    Emil Emre Enzo Erik Ethan Farid Felix Finn Florian Gabriel George Gustav Hamza Hassan Henry Hugo Ian Ibrahim Idris Igor Isaac Ivan Jakob Jamal Jan Javier Jin João
    Jonas José Kai Karim Kenji Kofi Kwame Lars Leo Liam Luca Lukas Malik Marco Martin Mateo Max Michał Milan Miles Mohamed Nathan Nikolai Noah Nuno Olaf Omar Oscar Owen
    Pablo Paul Pedro Piotr Rafael Rajesh Ravi Samir Samuel Sanjay Simon Søren Stefan Tariq Theo Tobias Tomás Viktor Wei Xavier Yusuf`),
} as const;

export const lastNames =
  list(`Abara Acosta Adeyemi Ahlgren Albrecht Almeida Amari Andersen Aoki Arnold Ashby Baker Baptiste Barros Bauer Becker Bellamy Berg Bianchi Blanc
  Bloom Boateng Bowen Brandt Brooks Byrne Cabrera Calder Campos Cardoso Castillo Chandra Chavez Chen Cho Clarke Cohen Colt Conti Costa Cruz Dahl Dalton Danso Darwish Daşdemir
  Davis Delgado Demir Diaz Dixon Donovan Dubois Duarte Duran Eklund Ellis Esposito Evans Farrell Fernández Ferrari Fischer Fletcher Flores Fontaine Forde Foster Fujita Gallo
  Garcia Gibson Gill Gomes González Gordon Graham Greene Guerra Gunn Haddad Hale Hansen Harper Hart Hassan Hayes Henriksen Herrera Hill Hoffmann Holm Hooper Horvath Hughes
  Hussain Ibarra Ito Ivanova Jackson Jansen Jensen Johansson Jones Joshi Kamau Kaplan Kato Kaur Keller Kelly Khalil Khan Kim Klein Kovács Kowalski Kruse Kumar Lacroix Lam
  Lambert Larsen Laurent Lee Lemaire Leone Levin Lind Lindgren López Lund Mahmoud Malik Mancini Marín Marsh Martín Mbeki Mendes Meyer Miller Mitchell Molina Moore Morales
  Moreau Morrow Mueller Murray Nakamura Navarro Nguyen Nielsen Novak Nowak Nuñez Obi Okafor Okoye Oliveira Olsen Ortiz Osei Otto Owens Park Patel Pereira Peretz Persson
  Pham Pinto Popescu Quinn Raman Ramos Reed Reid Reyes Ricci Rivera Romano Rossi Roth Ruiz Russo Ryan Sahin Saito Salazar Santos Sato Schmidt Schneider Serrano Shah Sharma
  Shaw Silva Singh Sokolov Sørensen Soto Steiner Stone Storm Suárez Sutton Suzuki Svensson Takeda Tan Tanaka Taylor Thomsen Torres Tran Turner Usman Varga Vargas Vega Verma
  Vidal Vogel Wagner Walker Walsh Wang Ward Watanabe Weber Webb Wirth Wolff Wong Wood Wright Yamada Yang Yates Yılmaz Young Zhang Zhou Ziegler`);

/** Companies are named like `Alder Health`, `Granite & Holm`, `Northwind Studio`. */
export const companyPrefixes =
  list(`Alder Amber Anchor Arbor Ashgrove Aspen Bayside Beacon Birch Bluebird Bramble Bridgewater Brightwell Brookline Canyon Cardinal Cedar Clearwater
  Clover Cobalt Copper Crestview Cypress Driftwood Eastgate Elmwood Ember Evergreen Fairfield Falcon Fernhill Firefly Foxglove Foundry Garnet Glenview Granite Greenfield
  Harbor Hawthorn Hazel Heron Hillcrest Hollow Horizon Indigo Iris Ironbridge Juniper Keystone Kingfisher Lakeshore Larch Lantern Laurel Linden Lighthouse Longmeadow Lumen
  Maple Marigold Meridian Milestone Millbrook Monarch Moss Northwind Oakhurst Olive Orchard Osprey Overland Palisade Pebble Pinecrest Pioneer Plainview Quarry Quill Redwood
  Ridgeline Riverbend Rosewood Saffron Sandstone Seabright Silverleaf Sparrow Springwell Stonegate Summit Sycamore Tamarack Thistle Timber Valley Verbena Vista Walnut Westbrook
  Whitestone Wildflower Willow Windmill Woodland Wren Yarrow`);
export const companySuffixes = [
  'Health',
  'Clinic',
  'Hospital Group',
  'Labs',
  'Software',
  'Systems',
  'Studio',
  'Works',
  'Engineering',
  'Builders',
  'Foods',
  'Kitchens',
  'Bistro',
  'Hotels',
  'Inns',
  'Schools',
  'Academy',
  'Learning',
  'Capital',
  'Partners',
  'Advisors',
  'Insurance',
  'Logistics',
  'Freight',
  'Energy',
  'Solar',
  'Textiles',
  'Outfitters',
  'Market',
  'Goods',
  'Media',
  'Press',
  'Design',
  'Mobility',
  'Robotics',
  'Analytics',
  'Networks',
  'Security',
  'Care',
  'Pharmacy',
  'Dental',
  'Gardens',
  'Farms',
  'Brewing',
  'Coffee',
  'Staffing',
] as const;
export const companyTypes = [
  'Health care',
  'Software',
  'Engineering consultancy',
  'Hospitality',
  'Education',
  'Finance',
  'Retail',
  'Logistics',
  'Media',
  'Manufacturing',
] as const;

export const places = [
  'Austin, TX',
  'Boston, MA',
  'Denver, CO',
  'Portland, OR',
  'Seattle, WA',
  'Chicago, IL',
  'Atlanta, GA',
  'Miami, FL',
  'Phoenix, AZ',
  'San Diego, CA',
  'Minneapolis, MN',
  'Raleigh, NC',
  'Nashville, TN',
  'Columbus, OH',
  'Pittsburgh, PA',
  'Salt Lake City, UT',
  'Kansas City, MO',
  'Albuquerque, NM',
  'Boise, ID',
  'Omaha, NE',
  'Tucson, AZ',
  'Richmond, VA',
  'Madison, WI',
  'Buffalo, NY',
  'Savannah, GA',
  'Spokane, WA',
  'Tulsa, OK',
  'Santa Fe, NM',
  'Charleston, SC',
  'Burlington, VT',
  'Remote',
] as const;
export const schools = [
  'High school diploma',
  'Associate degree',
  "Bachelor's degree",
  "Master's degree",
  'Trade certificate',
] as const;
