import type { DemoPosting } from '../shapes';

export const teacherPostings: DemoPosting[] = [
  {
    employer: 'brightwell', title: 'Third Grade Teacher', location: 'Minneapolis, MN', employmentType: 'Full-time', pay: [4700, 6300], vacancies: 2, degree: "Bachelor's degree", daysAgo: 1,
    overview: 'Twenty-three children, an aide in the mornings, and a grade team that plans together every Wednesday. You teach reading, mathematics, science and how to disagree kindly. New teachers have a mentor next door for two years, and an hour a day to prepare.',
    responsibilities: ['Plan and teach all core subjects.', 'Assess progress and adapt lessons.', 'Work with specialists on support plans.', 'Speak with every family each month.', 'Share yard and lunch duties.'],
    qualifications: ['Minnesota elementary license, K to 6.', 'Trained in structured literacy, or willing to be.', 'Experience in a diverse classroom.', 'Patience, humor and good planning.'],
  },
  {
    employer: 'brightwell', title: 'High School Mathematics Teacher', location: 'Saint Paul, MN', employmentType: 'Full-time', pay: [4900, 6900], vacancies: 1, degree: "Bachelor's degree", daysAgo: 3,
    overview: 'Teach algebra, geometry and one elective of your choice in a school where mathematics is taught by talking. Classes have 26 students at most, the department shares every lesson, and nobody grades on Sunday nights: the week has six preparation periods. Statistics and computing are possible electives.',
    responsibilities: ['Teach five classes a day.', 'Plan units with the department.', 'Offer help hours twice a week.', 'Report progress to students and families.', 'Coach the mathematics team, if you like.'],
    qualifications: ['Minnesota license in mathematics, 5 to 12.', 'Degree in mathematics or a related field.', 'Gets reluctant students to explain their thinking.', 'Open to colleagues in the classroom.'],
  },
  {
    employer: 'brightwell', title: 'Special Education Teacher', location: 'Minneapolis, MN', employmentType: 'Full-time', pay: [5100, 7000], vacancies: 3, degree: "Bachelor's degree", daysAgo: 6,
    overview: 'Support fourteen middle-school students with learning and attention needs, mostly inside regular classes beside their teachers. Two aides work with you, plans are written in paid time, and a lead teacher checks the paperwork so that you can look at the children.',
    responsibilities: ['Write and carry out education plans.', 'Teach together with subject teachers.', 'Lead two small groups a day.', 'Guide two paraprofessionals.', 'Meet with families and specialists.'],
    qualifications: ['Minnesota special education license, or on the way to it.', 'Knows accommodations that work.', 'Writes clear, timely plans.', 'Warm, consistent and hard to provoke.'],
  },
  {
    employer: 'brightwell', title: 'Preschool Lead Teacher', location: 'Duluth, MN', employmentType: 'Full-time', pay: [3500, 4300], vacancies: 1, degree: 'Associate degree', daysAgo: 10,
    overview: 'Eighteen four-year-olds, two assistants and a garden by the lake. You plan days of play, song, mud and early letters, watch closely how each child grows, and talk with parents at the door. The day ends at half past three, and the room is yours to shape.',
    responsibilities: ['Plan and lead a play-based day.', 'Observe children and document progress.', 'Guide two assistant teachers.', 'Keep room and garden safe.', 'Meet families at home once a year.'],
    qualifications: ['Associate degree in early childhood education.', 'Two years leading a preschool group.', 'Pediatric first-aid certificate.', 'At ease singing, reading aloud and playing outdoors.'],
  },
  {
    employer: 'brightwell', title: 'Spanish Teacher', location: 'Rochester, MN', employmentType: 'Part-time', pay: [2400, 3100], vacancies: 1, degree: "Bachelor's degree", daysAgo: 13,
    overview: 'Three classes a day, grades six to eight, taught almost entirely in Spanish. You build on a shared curriculum of stories and projects, and take students to the partner school in Oaxaca every second year. Mornings only, with full benefits in proportion.',
    responsibilities: ['Teach three classes a day.', 'Plan projects with the language team.', 'Assess speaking as well as writing.', 'Prepare the exchange with Oaxaca.', 'Keep in touch with families.'],
    qualifications: ['Minnesota license in Spanish.', 'Native or near-native Spanish.', 'Experience with young teenagers.', 'Has lived in a Spanish-speaking country.'],
  },
  {
    employer: 'brightwell', title: 'Online Writing Tutor', location: 'Remote, United States', employmentType: 'Part-time', pay: [1400, 2000], vacancies: 4, degree: "Bachelor's degree", daysAgo: 0,
    overview: 'Ten to fifteen hours a week, on afternoons and evenings you choose. You meet high-school students by video, one at a time, and help them find what they are trying to say. We train you for two paid weekends and pay for preparation as well as for lessons.',
    responsibilities: ['Tutor students one to one by video.', 'Comment on drafts within two days.', 'Note progress after each lesson.', 'Join a monthly tutors’ meeting.', 'Tell the counselor if something worries you.'],
    qualifications: ['Degree, or four semesters toward one, in any subject.', 'Excellent written English.', 'Some experience tutoring or teaching.', 'Passes a background check.'],
  },
];
