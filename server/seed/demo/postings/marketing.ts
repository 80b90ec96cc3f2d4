import type { DemoPosting } from '../shapes';

export const marketingPostings: DemoPosting[] = [
  {
    employer: 'fieldstone', title: 'Content Editor, Trail Guides', location: 'Remote, United States', employmentType: 'Full-time', pay: [4900, 6300], vacancies: 1, degree: "Bachelor's degree", daysAgo: 1,
    overview: 'Four million people read our trail guides before they leave home, and some of them in bad weather on a ridge. You commission, fact-check and edit twelve guides a month, with maps and photographs that tell the truth. Accuracy comes before speed, and every guide carries the editor’s name.',
    responsibilities: ['Plan the quarterly calendar of guides.', 'Brief and edit eight freelance writers.', 'Check distances, water and closures at the source.', 'Update old guides after each season.', 'Report what readers search for.'],
    qualifications: ['Three years editing for print or web.', 'Reads topographic maps confidently.', 'Working knowledge of search and web analytics.', 'A portfolio of three edited long pieces.'],
  },
  {
    employer: 'fieldstone', title: 'Email Marketing Specialist', location: 'Columbus, OH', employmentType: 'Full-time', pay: [4400, 5500], vacancies: 1, degree: "Bachelor's degree", daysAgo: 12,
    overview: 'Write and send two newsletters a week to 600,000 customers who chose to get them. You decide with the shop what is worth an e-mail, build it, test it, and tell us honestly what it sold. We would rather send one message fewer than one too many.',
    responsibilities: ['Plan and build campaigns and automated series.', 'Segment readers by interest and region.', 'Test subject lines and timing.', 'Keep lists clean and consent recorded.', 'Report results to buyers each Monday.'],
    qualifications: ['Two years in e-mail or lifecycle marketing.', 'Writes HTML e-mail that works everywhere.', 'Comfortable with simple statistics.', 'Knows the rules for commercial e-mail.'],
  },
  {
    employer: 'demo.employer', title: 'Product Marketing Manager', location: 'Denver, CO', employmentType: 'Full-time', pay: [8300, 10600], vacancies: 1, degree: "Bachelor's degree", daysAgo: 5,
    overview: 'Explain Northfold to a plumber in one sentence and to her accountant in one page. You own launches, positioning and the price page, and spend a day each week listening to sales calls and visiting workshops. Marketing here is four people who ship things themselves.',
    responsibilities: ['Lead four product launches a year.', 'Interview customers and publish their stories.', 'Keep the website’s product pages clear and current.', 'Prepare sales material and train the team.', 'Watch competitors and report without drama.'],
    qualifications: ['Four years in product marketing for software.', 'Excellent, plain written English.', 'Has run customer interviews and used the results.', 'Can build a page or a slide without a designer.'],
  },
  {
    employer: 'tidewater', title: 'Social Media Manager', location: 'Charleston, SC', employmentType: 'Full-time', pay: [4100, 5200], vacancies: 1, degree: 'Associate degree', daysAgo: 9,
    overview: 'Six inns, each with a porch, a kitchen and stories of its own. You photograph mornings, answer guests’ comments within two hours, and work with local makers on pieces that make people stay an extra night. You travel between houses two weeks a month, and rooms are on us.',
    responsibilities: ['Plan and publish posts for six houses.', 'Photograph and film on site.', 'Answer comments and reviews kindly and quickly.', 'Brief local photographers and writers.', 'Report reach and direct bookings monthly.'],
    qualifications: ['Two years managing accounts for a brand.', 'Good eye and own practice in photography.', 'Short, warm, error-free writing.', 'A driver’s license for regional travel.'],
  },
  {
    employer: 'juniper', title: 'Marketing Coordinator', location: 'Austin, TX', employmentType: 'Part-time', pay: [2000, 2600], vacancies: 1, degree: 'No degree required', daysAgo: 15,
    overview: 'Twenty-four hours a week to keep the word out about four neighborhood restaurants. You update menus the day they change, send the Thursday letter, and help plan suppers with farms and schools nearby. Hours are yours to arrange, except for two event evenings a month.',
    responsibilities: ['Update menus, hours and listings everywhere.', 'Write and send the weekly letter.', 'Plan two public suppers each month.', 'Order print and signs within a budget.', 'Collect photographs and guests’ quotes.'],
    qualifications: ['One year in marketing, events or hospitality.', 'Careful with details, dates and prices.', 'Basic skills in layout and photo editing.', 'Spanish is a real advantage.'],
  },
  {
    employer: 'brightwell', title: 'Communications Manager', location: 'Saint Paul, MN', employmentType: 'Full-time', pay: [5300, 6600], vacancies: 1, degree: "Bachelor's degree", daysAgo: 21,
    overview: 'Parents of 6,200 students need the right news in the right language at the right time, on snow days most of all. You run letters, website and press for nine schools, and you coach principals who would rather be in a classroom. English first, with Somali, Hmong and Spanish translators at hand.',
    responsibilities: ['Write and schedule letters to families.', 'Lead communication on closures and emergencies.', 'Edit the websites of nine schools.', 'Answer reporters the same day.', 'Work with translators on all key texts.'],
    qualifications: ['Four years in communications, preferably public.', 'Writes at a sixth-grade reading level on purpose.', 'Steady under pressure and outside office hours.', 'Experience with translated or multilingual publishing.'],
  },
];
