import type { DemoPosting } from '../shapes';

export const engineeringPostings: DemoPosting[] = [
  {
    employer: 'ironwood', title: 'Structural Engineer', location: 'Pittsburgh, PA', employmentType: 'Full-time', pay: [6800, 8900], vacancies: 2, degree: "Bachelor's degree", daysAgo: 1,
    overview: 'Design bridges that people cross without a thought. Ironwood rehabilitates steel and concrete spans for counties in western Pennsylvania, and you take a project from inspection through load rating to drawings. Field days in spring and fall, office days in between, and a licensed mentor for your exam.',
    responsibilities: ['Analyze and rate existing bridges.', 'Prepare drawings, quantities and specifications.', 'Inspect spans, from bucket trucks where needed.', 'Answer contractors’ questions during construction.', 'Check the calculations of junior engineers.'],
    qualifications: ['Bachelor’s degree in civil engineering and an EIT certificate.', 'Three years designing or rating bridges.', 'Knows the AASHTO bridge design specifications.', 'Willing to work at heights with proper equipment.'],
  },
  {
    employer: 'ironwood', title: 'Project Engineer, Water Systems', location: 'Morgantown, WV', employmentType: 'Full-time', pay: [6200, 7900], vacancies: 1, degree: "Bachelor's degree", daysAgo: 6,
    overview: 'Small towns lose a third of their drinking water to old pipes. You plan the replacement: pressure zones, valves, pumps and the phasing that keeps taps running. Expect three projects at a time, evening meetings with town councils, and results you can point at for decades.',
    responsibilities: ['Model water networks and size mains and pumps.', 'Write permit applications and grant reports.', 'Present options to councils in plain words.', 'Visit sites weekly during construction.', 'Track budgets and report changes early.'],
    qualifications: ['Degree in civil or environmental engineering.', 'Two years on water or wastewater projects.', 'Experience with EPANET or a comparable model.', 'A valid driver’s license for regional travel.'],
  },
  {
    employer: 'ironwood', title: 'Electrical Designer', location: 'Cleveland, OH', employmentType: 'Contract', pay: [5900, 7300], vacancies: 1, degree: 'Associate degree', daysAgo: 11,
    overview: 'A twelve-month contract to design power and lighting for four pumping stations and a maintenance garage. You draw in Revit beside two engineers who check your work the same day. Renewal is likely: the county has approved the next program, and we prefer people who know the first.',
    responsibilities: ['Draw power, lighting and grounding plans.', 'Calculate loads and short-circuit currents.', 'Coordinate routes with mechanical and structural designers.', 'Prepare panel schedules and equipment lists.', 'Update drawings to what was built.'],
    qualifications: ['Three years of electrical design for buildings or plants.', 'Skilled in Revit MEP and AutoCAD.', 'Good knowledge of the National Electrical Code.', 'Careful with revisions and naming.'],
  },
  {
    employer: 'ironwood', title: 'Survey Technician', location: 'Erie, PA', employmentType: 'Full-time', pay: [3700, 4600], vacancies: 3, degree: 'High school diploma', daysAgo: 16,
    overview: 'Work outdoors with a two-person crew that measures roads, streams and building sites. No experience with instruments is needed: we teach total stations, GPS receivers and drones in your first three months and pay for the technician exam. Days start at seven and end when the light does in winter.',
    responsibilities: ['Set up and operate surveying instruments.', 'Mark boundaries and construction points.', 'Keep field notes that others can rely on.', 'Care for the vehicle and equipment.', 'Follow traffic and site safety rules.'],
    qualifications: ['Comfortable with geometry and basic computing.', 'Able to walk rough ground carrying 35 pounds.', 'A driver’s license with no more than two points.', 'Reliable in all weather.'],
  },
  {
    employer: 'fieldstone', title: 'Product Development Engineer, Packs', location: 'Columbus, OH', employmentType: 'Full-time', pay: [6500, 8200], vacancies: 1, degree: "Bachelor's degree", daysAgo: 8,
    overview: 'Make the backpack people hand down. You turn sketches into frames, fabrics and seams that survive our test rig and a week in the Appalachians, then work with two factories until every piece matches the sample. Half of this job is in the workshop and a tenth is on the trail.',
    responsibilities: ['Develop frames and harnesses from sketch to production.', 'Build and test prototypes in our workshop.', 'Specify fabrics, foams and hardware with suppliers.', 'Travel to factories four times a year.', 'Investigate returns and remove their causes.'],
    qualifications: ['Degree in mechanical, industrial or textile engineering.', 'Four years developing soft goods or sports equipment.', 'Skilled in CAD and in sewing or rapid prototyping.', 'Has taken at least one product into series production.'],
  },
  {
    employer: 'alder.creek', title: 'Biomedical Equipment Technician', location: 'Salem, OR', employmentType: 'Full-time', pay: [4900, 6200], vacancies: 2, degree: 'Associate degree', daysAgo: 20,
    overview: 'Infusion pumps, monitors and ventilators have to be right every time. You test, repair and calibrate them in a bright workshop inside our Salem hospital, and you explain to wards what went wrong without blame. A rotating on-call week comes once in seven and is paid from the first minute.',
    responsibilities: ['Carry out scheduled inspections and calibration.', 'Repair devices or arrange service by the maker.', 'Respond to urgent calls from operating rooms.', 'Record all work in the maintenance system.', 'Advise departments before they buy equipment.'],
    qualifications: ['Associate degree in biomedical electronics, or military training in it.', 'Two years of hospital equipment service.', 'CBET certificate, or the will to earn it within two years.', 'Able to respond to the hospital within 40 minutes.'],
  },
];
