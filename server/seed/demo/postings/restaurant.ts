import type { DemoPosting } from '../shapes';

export const restaurantPostings: DemoPosting[] = [
  {
    employer: 'juniper', title: 'Sous Chef', location: 'Austin, TX', employmentType: 'Full-time', pay: [4600, 5700], vacancies: 1, degree: 'No degree required', daysAgo: 1,
    overview: 'Second in command of a sixty-seat kitchen that cooks from eleven farms within eighty miles. You run the pass four nights a week, write two dishes a month, and see that a young brigade eats, learns and goes home on time. Closed on Sundays and for two weeks in January.',
    responsibilities: ['Lead service when the chef is away.', 'Order from farms and control food cost.', 'Teach and schedule a brigade of eight.', 'Develop dishes for the changing menu.', 'Keep the kitchen ready for inspection.'],
    qualifications: ['Four years in kitchens, one as a lead.', 'Butchery and sauce work at a high level.', 'Food manager certificate for Texas.', 'Calm voice during service.'],
  },
  {
    employer: 'juniper', title: 'Line Cook', location: 'Austin, TX', employmentType: 'Full-time', pay: [3000, 3600], vacancies: 3, degree: 'No degree required', daysAgo: 0,
    overview: 'Join the grill, garden or pasta station of a kitchen that makes nearly everything itself. Five shifts of nine hours, a meal before service, and the kitchen shares in the tips. We care more about clean stations and good questions than about long résumés.',
    responsibilities: ['Prepare and cook for one station.', 'Taste everything before it leaves.', 'Keep the station clean and labeled.', 'Receive and check deliveries.', 'Help dishwash when it is needed.'],
    qualifications: ['One year on a line, or culinary school.', 'Good knife skills and seasoning.', 'Texas food handler card.', 'Can stand and move for a full shift.'],
  },
  {
    employer: 'juniper', title: 'Restaurant Manager', location: 'San Antonio, TX', employmentType: 'Full-time', pay: [4900, 6100], vacancies: 1, degree: 'Associate degree', daysAgo: 5,
    overview: 'Lead the dining room of our fourth restaurant, ninety seats in the old pecan warehouse. You hire and train a team of twenty-five, know the regulars by name, and close each week with figures you can explain. Two days off together, always, and one free weekend a month.',
    responsibilities: ['Lead service from the floor.', 'Hire, train and schedule twenty-five people.', 'Control labor, beverage and supply costs.', 'Turn complaints into second visits.', 'Plan private evenings with the chef.'],
    qualifications: ['Three years managing a full-service restaurant.', 'Sound knowledge of wine and beverage service.', 'TABC certificate, or able to get it at once.', 'Comfortable with point-of-sale and payroll systems.'],
  },
  {
    employer: 'juniper', title: 'Server', location: 'Austin, TX', employmentType: 'Part-time', pay: [2200, 3400], vacancies: 4, degree: 'No degree required', daysAgo: 8,
    overview: 'Three to four evenings a week in a room where guests ask what is good today and you know. You taste every new dish, learn six wines a month, and share tables fairly. Pay shown includes average tips, and the base is paid above the legal minimum.',
    responsibilities: ['Explain the menu and its farms.', 'Take orders and time the courses.', 'Serve wine and beverages correctly.', 'Handle payment and closing duties.', 'Help teammates in the rush.'],
    qualifications: ['Some experience in service is welcome.', 'Good memory and honest friendliness.', 'TABC and food handler certificates within two weeks.', 'Available on Friday or Saturday evenings.'],
  },
  {
    employer: 'tidewater', title: 'Pastry Chef', location: 'Wilmington, NC', employmentType: 'Full-time', pay: [4100, 5000], vacancies: 1, degree: 'No degree required', daysAgo: 10,
    overview: 'Bread, breakfast and dessert for a hotel that smells of your oven at six. You lead two bakers, set your own menu with what the coast gives, and bake the wedding cakes you want to bake. Mornings start at four and end at noon, five days in a row.',
    responsibilities: ['Bake bread and pastry for breakfast.', 'Create desserts for the dinner menu.', 'Lead and train two bakers.', 'Plan orders and control waste.', 'Make celebration cakes to order.'],
    qualifications: ['Three years in pastry or bread baking.', 'Confident with laminated and naturally leavened doughs.', 'Organized enough to start at four.', 'North Carolina food safety certificate.'],
  },
  {
    employer: 'tidewater', title: 'Banquet Captain', location: 'Savannah, GA', employmentType: 'Temporary', pay: [3200, 3900], vacancies: 2, degree: 'High school diploma', daysAgo: 18,
    overview: 'From March to October our ballroom holds two weddings a week. You set the room, lead up to fifteen servers, and make sure that the toast, the cake and the last song happen when they should. Good captains are asked back every season and usually say yes.',
    responsibilities: ['Set rooms according to the event order.', 'Brief and lead up to fifteen servers.', 'Keep time with kitchen, band and hosts.', 'Look after guests with special needs.', 'Close the room and count equipment.'],
    qualifications: ['Two years in banquets or catering.', 'Has led a team during events.', 'Able to lift trays and tables.', 'Free on most weekends of the season.'],
  },
];
