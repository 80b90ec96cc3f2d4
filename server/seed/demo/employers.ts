import { logos } from './logos';
import type { DemoEmployer } from './shapes';

// every name, address and number here is invented: .example domains and 555-01xx numbers belong to nobody
export const demoEmployers: DemoEmployer[] = [
  {
    username: 'demo.employer', firstName: 'Priya', lastName: 'Raman', email: 'priya.raman@northfold.example', phone: '+1 303 555 0112', gender: 'Female', nationality: 'US',
    address: '1820 Blake Street, Suite 300', location: 'Denver, CO', education: 'B.A. in Psychology, University of Colorado', experience: 'Eleven years in technical recruiting',
    recruitingFor: 'Northfold', birthDate: '1986-04-17', residenceCountry: 'US', logo: logos.northfold, featured: 1,
    company: {
      name: 'Northfold', type: 'Software', country: 'US', phone: '+1 303 555 0110', size: '180', website: 'https://northfold.example', address: '1820 Blake Street, Suite 300, Denver, CO 80202',
      profile: 'Northfold makes scheduling, booking and payment software for clinics, workshops and other service businesses. Since 2013 it has grown to 9,000 customers in three countries, without outside owners. Teams are small, decide for themselves and release every day.',
    },
  },
  {
    username: 'alder.creek', firstName: 'Thomas', lastName: 'Okafor', email: 'careers@aldercreek.example', phone: '+1 503 555 0124', gender: 'Male', nationality: 'NG',
    address: '2400 NW Quimby Street', location: 'Portland, OR', education: 'M.S. in Health Administration, Oregon State University', experience: 'Nurse for nine years, recruiting for six',
    recruitingFor: 'Alder Creek Health', birthDate: '1979-11-02', residenceCountry: 'US', logo: logos.alderCreek, featured: 2,
    company: {
      name: 'Alder Creek Health', type: 'Health care', country: 'US', phone: '+1 503 555 0120', size: '4,300', website: 'https://aldercreek.example', address: '2400 NW Quimby Street, Portland, OR 97210',
      profile: 'Alder Creek Health is a nonprofit with three hospitals and twenty-two clinics in Oregon and southwest Washington. Nurses sit on its board, staffing levels are published every week, and four in five leading positions are filled from within.',
    },
  },
  {
    username: 'tidewater', firstName: 'Caroline', lastName: 'Beaufain', email: 'people@tidewaterhotels.example', phone: '+1 843 555 0137', gender: 'Female', nationality: 'US',
    address: '41 East Battery Street', location: 'Charleston, SC', education: 'Cornell School of Hotel Administration', experience: 'Eighteen years in hotels, from night desk to head office',
    recruitingFor: 'Tidewater Hotels', birthDate: '1981-07-25', residenceCountry: 'US', logo: logos.tidewater, featured: 3,
    company: {
      name: 'Tidewater Hotels', type: 'Hospitality', country: 'US', phone: '+1 843 555 0130', size: '390', website: 'https://tidewaterhotels.example', address: '41 East Battery Street, Charleston, SC 29401',
      profile: 'Six small hotels in historic houses along the coasts and in the mountains of the Carolinas and Georgia. Tidewater is family-owned in its third generation, plans shifts four weeks ahead, and fills most leading positions from its own staff.',
    },
  },
  {
    username: 'ironwood', firstName: 'Daniel', lastName: 'Kowalczyk', email: 'jobs@ironwood-eng.example', phone: '+1 412 555 0148', gender: 'Male', nationality: 'US',
    address: '600 Smallman Street', location: 'Pittsburgh, PA', education: 'B.S. in Civil Engineering, Penn State', experience: 'Twenty years in bridge design, now leading hiring',
    recruitingFor: 'Ironwood Engineering', birthDate: '1975-02-09', residenceCountry: 'US', logo: logos.ironwood, featured: 4,
    company: {
      name: 'Ironwood Engineering', type: 'Engineering consultancy', country: 'US', phone: '+1 412 555 0140', size: '410', website: 'https://ironwood-eng.example', address: '600 Smallman Street, Pittsburgh, PA 15222',
      profile: 'Ironwood plans and renews bridges, water networks and public buildings for towns and counties in five states. It belongs to its 410 employees, pays for every professional license, and publishes what its projects cost and how long they took.',
    },
  },
  {
    username: 'larkspur', firstName: 'Monica', lastName: 'Alvarez', email: 'talent@larkspurfinancial.example', phone: '+1 704 555 0153', gender: 'Female', nationality: 'US',
    address: '210 South Tryon Street', location: 'Charlotte, NC', education: 'B.S. in Finance, UNC Charlotte', experience: 'Fourteen years in banking, eight of them in hiring',
    recruitingFor: 'Larkspur Financial', birthDate: '1984-09-13', residenceCountry: 'US', logo: logos.larkspur, featured: 5,
    company: {
      name: 'Larkspur Financial', type: 'Banking', country: 'US', phone: '+1 704 555 0150', size: '860', website: 'https://larkspurfinancial.example', address: '210 South Tryon Street, Charlotte, NC 28202',
      profile: 'Larkspur lends to families and small businesses in North Carolina, through seventeen branches and by telephone. It keeps its loans on its own books, answers within days, and gives every employee four paid days a year for volunteer work.',
    },
  },
  {
    username: 'fieldstone', firstName: 'Grace', lastName: 'Whitcomb', email: 'work@fieldstonegoods.example', phone: '+1 614 555 0166', gender: 'Female', nationality: 'CA',
    address: '77 Nationwide Boulevard', location: 'Columbus, OH', education: 'B.A. in Communication, Ohio State University', experience: 'Ten years in retail, seven in people operations',
    recruitingFor: 'Fieldstone Goods', birthDate: '1988-05-30', residenceCountry: 'US', logo: logos.fieldstone, featured: 6,
    company: {
      name: 'Fieldstone Goods', type: 'Retail', country: 'US', phone: '+1 614 555 0160', size: '1,100', website: 'https://fieldstonegoods.example', address: '77 Nationwide Boulevard, Columbus, OH 43215',
      profile: 'Fieldstone makes and sells packs, boots and tents in 38 stores and online, repairs them for life, and writes trail guides that four million people read. Staff borrow gear free of charge and help decide what is made next.',
    },
  },
  {
    username: 'brightwell', firstName: 'Amina', lastName: 'Warsame', email: 'hiring@brightwellschools.example', phone: '+1 612 555 0171', gender: 'Female', nationality: 'US',
    address: '1515 Nicollet Avenue', location: 'Minneapolis, MN', education: 'M.Ed., University of Minnesota', experience: 'Teacher for twelve years, then principal',
    recruitingFor: 'Brightwell Schools', birthDate: '1980-12-19', residenceCountry: 'US', logo: logos.brightwell,
    company: {
      name: 'Brightwell Schools', type: 'Education', country: 'US', phone: '+1 612 555 0170', size: '720', website: 'https://brightwellschools.example', address: '1515 Nicollet Avenue, Minneapolis, MN 55403',
      profile: 'Nine public charter schools with 6,200 students from preschool to grade twelve in Minnesota. Classes are small, teachers plan together in paid time, and every new teacher has a mentor for two years.',
    },
  },
  {
    username: 'juniper', firstName: 'Marcus', lastName: 'Delgado', email: 'kitchen@junipertable.example', phone: '+1 512 555 0185', gender: 'Male', nationality: 'MX',
    address: '2011 East Cesar Chavez Street', location: 'Austin, TX', education: 'Culinary Arts, Austin Community College', experience: 'Cook, chef and owner for twenty-two years',
    recruitingFor: 'Juniper Table', birthDate: '1977-03-06', residenceCountry: 'US', logo: logos.juniper,
    company: {
      name: 'Juniper Table', type: 'Restaurants', country: 'US', phone: '+1 512 555 0180', size: '95', website: 'https://junipertable.example', address: '2011 East Cesar Chavez Street, Austin, TX 78702',
      profile: 'Four neighborhood restaurants in Austin and San Antonio that cook from nearby farms. Kitchens and dining rooms share tips, everyone eats together before service, and all houses close on Sundays and for two weeks in January.',
    },
  },
];
