import type { DemoPosting } from '../shapes';

export const salesPostings: DemoPosting[] = [
  {
    employer: 'demo.employer', title: 'Account Executive, Mid-Market', location: 'Denver, CO', employmentType: 'Full-time', pay: [6700, 11700], vacancies: 2, degree: 'No degree required', daysAgo: 0,
    overview: 'Sell software that pays for itself in a quarter, to owners who will ask you to prove it. You manage thirty to forty open conversations with service companies of 50 to 300 people, from first demonstration to signature. Base and commission are split evenly, and half the team made its number last year.',
    responsibilities: ['Run demonstrations on the customer’s own examples.', 'Build a business case with each buyer.', 'Keep the pipeline honest and up to date.', 'Hand new customers over to onboarding properly.', 'Bring objections back to the product team.'],
    qualifications: ['Three years of closing software or service contracts.', 'Has sold to owners or operations managers.', 'Comfortable with numbers, margins and payback periods.', 'Willing to travel four days a month.'],
  },
  {
    employer: 'fieldstone', title: 'Store Manager', location: 'Asheville, NC', employmentType: 'Full-time', pay: [4800, 6100], vacancies: 1, degree: 'High school diploma', daysAgo: 3,
    overview: 'Our Asheville store opens in spring two blocks from the river. You hire its first team of fourteen, decide with us what goes on the floor, and make it the place people ask about trails. Fieldstone stores close at seven and stay closed on four holidays a year.',
    responsibilities: ['Hire, train and schedule a team of fourteen.', 'Answer for sales, stock and payroll targets.', 'Plan clinics and evenings with local guides.', 'Keep the floor, stockroom and windows in order.', 'Handle difficult returns fairly.'],
    qualifications: ['Three years managing a specialty store.', 'Knows hiking, climbing or paddling from experience.', 'Can read a profit and loss statement.', 'Free to work two weekends a month.'],
  },
  {
    employer: 'fieldstone', title: 'Sales Associate', location: 'Cincinnati, OH', employmentType: 'Part-time', pay: [1500, 2100], vacancies: 4, degree: 'No degree required', daysAgo: 10,
    overview: 'Twenty to twenty-five hours a week helping people choose boots that fit and tents they can pitch. We teach fitting, fabrics and stoves in two paid weeks. There is no commission, so you may tell customers when they do not need something. Staff borrow gear for free.',
    responsibilities: ['Greet customers and find out what they plan.', 'Fit boots and packs by our method.', 'Restock shelves and keep sizes in order.', 'Work the register and handle cash.', 'Check in rented equipment.'],
    qualifications: ['Enjoys talking with strangers.', 'Available on Saturdays and one evening a week.', 'Able to stand for a shift and lift 40 pounds.', 'Basic arithmetic and careful handwriting.'],
  },
  {
    employer: 'tidewater', title: 'Group Sales Manager', location: 'Savannah, GA', employmentType: 'Full-time', pay: [5400, 7200], vacancies: 1, degree: "Bachelor's degree", daysAgo: 7,
    overview: 'Fill 96 rooms and a ballroom on the river with weddings, reunions and small conferences. You answer every inquiry the same day, walk couples through the house, and price dates with the revenue manager. Most groups come back or send friends; your calendar should show it.',
    responsibilities: ['Answer inquiries and send offers within a day.', 'Show the property to planners and couples.', 'Negotiate room blocks, menus and terms.', 'Hand events over to operations in writing.', 'Forecast group business for six months.'],
    qualifications: ['Two years selling hotel groups or events.', 'Knows a hotel sales and catering system.', 'Writes warm, correct e-mails.', 'Available for some weekend site visits.'],
  },
  {
    employer: 'ironwood', title: 'Technical Sales Engineer', location: 'Remote, United States', employmentType: 'Full-time', pay: [7100, 9800], vacancies: 1, degree: "Bachelor's degree", daysAgo: 14,
    overview: 'Ironwood also sells what it learned: sensors and software that watch bridges between inspections. You explain them to county engineers across six states, scope pilots they can afford, and stay until the first alarm proves useful. Travel is about eight days a month, planned three weeks ahead.',
    responsibilities: ['Demonstrate monitoring systems to public owners.', 'Scope pilots and write technical offers.', 'Support bids with drawings and answers.', 'Install the first sensors with our field crew.', 'Report what the market asks for.'],
    qualifications: ['Engineering degree, preferably civil or electrical.', 'Two years in technical sales or field engineering.', 'Experience with public purchasing rules.', 'Good at explaining measurements to non-specialists.'],
  },
  {
    employer: 'larkspur', title: 'Small Business Relationship Manager', location: 'Greensboro, NC', employmentType: 'Full-time', pay: [5800, 7900], vacancies: 2, degree: "Bachelor's degree", daysAgo: 19,
    overview: 'Look after 120 shops, farms and workshops that borrow from Larkspur. You visit them, read their books with them, and bring the right loan to committee with your own opinion. Growth counts for half of your bonus; how few loans go wrong counts for the other half.',
    responsibilities: ['Visit each client at least twice a year.', 'Prepare loan requests and defend them.', 'Win eight new borrowers each quarter.', 'Notice early signs of trouble and act.', 'Work with local development groups.'],
    qualifications: ['Three years in business banking or credit.', 'Reads financial statements with ease.', 'Known in the Triad business community, or keen to be.', 'A driver’s license and own car.'],
  },
];
