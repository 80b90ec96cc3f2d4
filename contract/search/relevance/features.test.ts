import { parseQuery } from '../parseQuery';
import { featuresOf } from './features';
import { rankTerms } from './rankTerms';

const roleSaid = (q: string, title: string): number =>
  featuresOf(
    rankTerms(parseQuery(`${q} `), () => 1),
    { title, company: '', place: '', category: '', posted: 0, texts: null, miles: 0 },
    0,
  ).roleSaid;

describe('as what somebody is to work', () => {
  it.each([
    ['wedding photographer', 'Photographer', 1],
    ['wedding photographer', 'Photographers for schools', 1],
    ['rn', 'Registered Nurse', 1],
    ['travel lawyer', 'Paralegal', 0],
    ['wedding photographer', 'Wedding Coordinator', 0],
    ['bilingual spanish receptionist', 'Receptionist', 1],
    ['receptionist bilingual spanish', 'Spanish Bilingual Driver', 0],
    // the last one is what the others tell more about
    ['nurse recruiter', 'Recruiter', 1],
    ['nurse recruiter', 'School Nurse', 0],
    // they name no role
    ['warehouse night', 'Warehouse Night Supervisor', 0],
    ['data center', 'Data Center Technician', 0],
  ])('%s: %s', (q, title, said) => {
    expect(roleSaid(q, title)).toBeCloseTo(said);
  });
});
