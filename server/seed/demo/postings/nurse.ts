import type { DemoPosting } from '../shapes';

export const nursePostings: DemoPosting[] = [
  {
    employer: 'alder.creek', title: 'Registered Nurse, Medical-Surgical', location: 'Portland, OR', employmentType: 'Full-time', pay: [7400, 9600], vacancies: 6, degree: 'Associate degree', daysAgo: 0,
    overview: 'A 32-bed unit with four patients to a nurse by day and five by night, and a charge nurse without patients of her own. You care for people after surgery and with acute illness, beside aides who know the unit. Three twelve-hour shifts a week, and self-scheduling that works.',
    responsibilities: ['Assess, plan and evaluate care for four patients.', 'Give medicines and treatments safely.', 'Teach patients and families before discharge.', 'Work with physicians, therapists and aides.', 'Chart at the bedside.'],
    qualifications: ['Active Oregon RN license, or a compact application under way.', 'ADN or BSN; new graduates are welcome.', 'BLS certificate, ACLS within six months.', 'Kind and exact under pressure.'],
  },
  {
    employer: 'alder.creek', title: 'Emergency Department Nurse', location: 'Salem, OR', employmentType: 'Full-time', pay: [7900, 10100], vacancies: 3, degree: "Bachelor's degree", daysAgo: 3,
    overview: 'Forty-one beds, eighty thousand visits a year, and a team that debriefs after the hard ones. You triage, stabilize and comfort, with residents at hand day and night. Every nurse spends a paid simulation day each quarter, and security is part of the team.',
    responsibilities: ['Triage patients by the ESI scale.', 'Care for trauma, stroke and cardiac patients.', 'Start protocols before orders where allowed.', 'Coordinate transfers and admissions.', 'Support families in bad hours.'],
    qualifications: ['Active Oregon RN license.', 'Two years in an emergency or critical care setting.', 'BLS, ACLS and PALS; TNCC within a year.', 'Steady when several things happen at once.'],
  },
  {
    employer: 'alder.creek', title: 'Licensed Practical Nurse, Clinic', location: 'Vancouver, WA', employmentType: 'Full-time', pay: [4700, 5800], vacancies: 2, degree: 'Postsecondary certificate', daysAgo: 7,
    overview: 'Weekdays, eight to five, in a family practice that cares for three generations at a time. You room patients, give injections, call with results, and notice the thing that was not said. Eleven paid holidays, no nights, and a doctor who runs nearly on time.',
    responsibilities: ['Prepare patients and record vital signs.', 'Give injections and immunizations.', 'Call patients with results and instructions.', 'Keep rooms stocked and clean.', 'Handle refills by protocol.'],
    qualifications: ['Active Washington LPN license.', 'One year in a clinic or long-term care.', 'BLS certificate.', 'Friendly and precise on the telephone.'],
  },
  {
    employer: 'alder.creek', title: 'Nurse Practitioner, Rural Health', location: 'Hood River, OR', employmentType: 'Full-time', pay: [10200, 12400], vacancies: 1, degree: "Master's degree", daysAgo: 4,
    overview: 'Be the provider a valley of orchards relies on. You keep a panel of about nine hundred patients, with visits of thirty minutes, a physician one door away on three days, and telehealth for specialists. Loan repayment is available at this site, as is help finding a house.',
    responsibilities: ['Diagnose and treat patients of all ages.', 'Manage chronic disease with a care team.', 'Supervise two medical assistants.', 'Hold one evening clinic a week in season.', 'Share phone call one week in five.'],
    qualifications: ['Oregon NP license with family certification.', 'DEA registration, or eligible for it.', 'Two years of practice preferred.', 'Spanish at a working level.'],
  },
  {
    employer: 'alder.creek', title: 'Certified Nursing Assistant, Nights', location: 'Portland, OR', employmentType: 'Part-time', pay: [2300, 2800], vacancies: 5, degree: 'Postsecondary certificate', daysAgo: 11,
    overview: 'Twenty-four hours a week, two twelve-hour nights, on a unit for older adults. You help people sleep, turn, walk and feel less alone, with one nurse for every five patients beside you. We pay the course if you go on to become a nurse, and many do.',
    responsibilities: ['Help patients wash, eat, walk and rest.', 'Measure and record vital signs.', 'Answer call lights within three minutes.', 'Report changes to the nurse at once.', 'Keep rooms safe and calm.'],
    qualifications: ['Oregon CNA 1 or CNA 2 certificate.', 'BLS certificate.', 'Able to move patients with proper equipment.', 'Gentle, awake and dependable at night.'],
  },
  {
    employer: 'brightwell', title: 'School Nurse', location: 'Minneapolis, MN', employmentType: 'Full-time', pay: [5400, 6700], vacancies: 2, degree: "Bachelor's degree", daysAgo: 15,
    overview: 'Two elementary schools, 840 children, one office in each with your name on the door. You care for scraped knees, asthma, diabetes and worries, train teachers for emergencies, and work with families in their own language. The school calendar is yours, with ten extra paid days.',
    responsibilities: ['Care for sick and injured students.', 'Write health plans with families.', 'Give medicines and train delegates.', 'Keep immunization records complete.', 'Lead screening days each fall.'],
    qualifications: ['Minnesota RN license and bachelor’s degree in nursing.', 'Public health nurse registration, or eligible.', 'Two years with children or in the community.', 'Calm with small people and their parents.'],
  },
];
