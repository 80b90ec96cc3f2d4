import type { DemoPosting } from '../shapes';

export const hotelPostings: DemoPosting[] = [
  {
    employer: 'tidewater', title: 'Front Desk Agent', location: 'Charleston, SC', employmentType: 'Full-time', pay: [2700, 3200], vacancies: 2, degree: 'High school diploma', daysAgo: 0,
    overview: 'You are the first and last person our guests speak with. The Battery Street inn has 44 rooms, a porch with rocking chairs and regulars who bring you pralines. Shifts are planned four weeks ahead, days and evenings alternate, and nobody works alone after ten.',
    responsibilities: ['Check guests in and out without a queue.', 'Answer telephone and messages promptly.', 'Know the town well enough to advise.', 'Balance the cash drawer each shift.', 'Pass on every promise in the log.'],
    qualifications: ['Some experience with guests or customers.', 'Comfortable with booking software.', 'Polite under pressure, in person and in writing.', 'Available for two weekends a month.'],
  },
  {
    employer: 'tidewater', title: 'Executive Housekeeper', location: 'Savannah, GA', employmentType: 'Full-time', pay: [4300, 5300], vacancies: 1, degree: 'High school diploma', daysAgo: 4,
    overview: 'Lead a team of twenty-two who look after 96 rooms on the river. You plan shifts, inspect with a kind eye, and choose linen, soap and machines within your own budget. Room attendants here clean twelve rooms a day at most, and we intend to keep it so.',
    responsibilities: ['Schedule and lead a team of twenty-two.', 'Inspect rooms and public areas daily.', 'Manage linen, supplies and laundry costs.', 'Train new attendants in their first weeks.', 'Report repairs and follow them up.'],
    qualifications: ['Four years in housekeeping, two as a supervisor.', 'Knows safe handling of cleaning chemicals.', 'Fair, present and good at planning.', 'Spoken Spanish is helpful.'],
  },
  {
    employer: 'tidewater', title: 'Night Auditor', location: 'Asheville, NC', employmentType: 'Part-time', pay: [1700, 2100], vacancies: 1, degree: 'High school diploma', daysAgo: 7,
    overview: 'Three nights a week, eleven to seven, in a mountain house with 38 rooms. You close the day’s books, welcome late arrivals, and set out coffee before the early hikers come down. The work is quiet, and you decide its order. A second colleague sleeps on site.',
    responsibilities: ['Close the day and prepare morning reports.', 'Welcome late guests and help early ones.', 'Make two rounds of the house each night.', 'Set up coffee and the breakfast room.', 'Handle emergencies by the written plan.'],
    qualifications: ['Reliable, awake and comfortable working alone.', 'Basic bookkeeping or cash handling.', 'Good spoken English.', 'First-aid certificate, or willing to earn one.'],
  },
  {
    employer: 'tidewater', title: 'Hotel General Manager', location: 'Wilmington, NC', employmentType: 'Full-time', pay: [7200, 9400], vacancies: 1, degree: "Bachelor's degree", daysAgo: 2,
    overview: 'Run our newest house as if it were yours: 58 rooms in a former cotton exchange, forty colleagues, one restaurant. You answer for guests, people and profit, with real freedom over how. The previous manager now leads operations for all six houses and is a call away.',
    responsibilities: ['Lead department heads and develop successors.', 'Answer for budget, forecast and results.', 'Keep guest satisfaction above our promise.', 'Represent the house in the city.', 'Plan renovations with the owners.'],
    qualifications: ['Five years in hotel management, two as head.', 'Solid command of budgets and forecasts.', 'Known for people who stay.', 'Lives in Wilmington or will move there.'],
  },
  {
    employer: 'tidewater', title: 'Guest Services Intern', location: 'Beaufort, SC', employmentType: 'Internship', pay: [2200, 2400], vacancies: 3, degree: 'High school diploma', daysAgo: 12,
    overview: 'A paid summer in a small harbor hotel, with a room in the staff house and one day a week in each department. You finish with a project of your own: last year’s interns redesigned breakfast hours, and we kept the result. School credit can be arranged.',
    responsibilities: ['Rotate through front desk, rooms and kitchen.', 'Help guests with luggage, boats and bicycles.', 'Keep the lobby and porch welcoming.', 'Complete one improvement project.', 'Present it to the managers in August.'],
    qualifications: ['Studying hospitality, tourism or business.', 'Curious, punctual and friendly.', 'Available for twelve weeks from early June.', 'Able to work some weekends and evenings.'],
  },
  {
    employer: 'tidewater', title: 'Maintenance Engineer, Historic Inn', location: 'Charleston, SC', employmentType: 'Full-time', pay: [3600, 4500], vacancies: 1, degree: 'No degree required', daysAgo: 16,
    overview: 'The house was built in 1842 and needs a steady hand. You keep boilers, sash windows, plumbing and a small elevator going, plan repairs around guests, and call the right specialist when it is wiser. Your workshop is in the carriage house, and you may choose its tools.',
    responsibilities: ['Repair plumbing, carpentry and light electrical faults.', 'Carry out monthly checks of equipment.', 'Answer room calls within fifteen minutes.', 'Supervise contractors in the house.', 'Keep the maintenance log and spare parts.'],
    qualifications: ['Three years in building maintenance.', 'Skilled in at least two trades.', 'Respect for old materials.', 'On call one weekend a month.'],
  },
];
