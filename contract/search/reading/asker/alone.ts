import { areDayHours, dayHours } from '../hours/unwantedHours';

/** What jobs say that need no degree. */
const withoutDegree =
  '"high school diploma" or "training provided" or "willing to train" or "paid training" or "experience necessary"';

/**
 * The queries for a user's conditions, alone or next to a job. The user's own words occur in many
 * texts that say the opposite ("five years of experience", "a degree"). No query starts with "no"
 * or "will", which PostgreSQL ignores: "will train" would find those who train others. Hardly any
 * job says that it is open to people with a record, so that query lists trades that often are.
 */
export const alone = {
  experience:
    '"entry level" or trainee or "experience necessary" or "experience needed" or "paid training" or "training provided" or "willing to train"',
  training: '"paid training" or "training provided" or "willing to train" or "on the job training"',
  // most jobs that need no degree don't say so
  degree: `${withoutDegree} or "truck driver" or "delivery driver" or mechanic or "service technician" or "maintenance technician" or installer or electrician or welder or plumber or "machine operator" or "equipment operator" or foreman`,
  // "minors" has the same stem as "minority"
  age: '"hiring minors" or "hire minors" or teens or "crew member" or "team member" or lifeguard or cashier or busser or "camp counselor"',
  students: '"student worker" or "student assistant" or intern or internship',
  record:
    '"second chance" or "fair chance" or "felon friendly" or "felony friendly" or warehouse or laborer or dishwasher or welder or "production worker"',
  spareTime:
    '"part time" or "flexible schedule" or "flexible hours" or "flexible scheduling" or "set your own hours"',
  parents:
    '"school hours" or "mothers hours" or "mother\'s hours" or returnship or "part time" or "flexible schedule" or "flexible hours" or "flexible scheduling"',
  // what is done at home beside children
  atHome:
    '"part time" or "flexible schedule" or "flexible hours" or "flexible scheduling" or "data entry" or "customer service" or "customer support" or "virtual assistant" or "call center" or tutor or transcriptionist or "chat support"',
  // mostly jobs at schools
  schoolHours:
    '"school hours" or "mothers hours" or "mother\'s hours" or paraprofessional or "teacher aide" or "teacher assistant" or "lunch aide" or "cafeteria worker" or "school bus driver" or "part time"',
  // jobs that follow the school year
  summersOff:
    '"school year" or "10 month" or "academic year" or teacher or paraprofessional or "school bus driver" or "school counselor" or "school psychologist" or "school nurse" or "substitute teacher"',
  apart:
    '"data entry" or stocker or "lab technician" or "laboratory technician" or "night auditor" or "overnight stocker" or "file clerk" or "records clerk" or "night cleaner" or "document control" or "order picker" or "medical coder" or archivist',
  active:
    '"warehouse associate" or stocker or landscaper or groundskeeper or "delivery driver" or housekeeper or "package handler" or "personal trainer" or carpenter or "maintenance technician" or "material handler" or "room attendant"',
  security: 'security ',
  byHand:
    'carpenter or mechanic or welder or "maintenance technician" or assembler or laborer or landscaper or machinist or plumber or electrician or painter or roofer',
  // what former teachers change to
  afterTeaching:
    '"instructional designer" or "curriculum developer" or "curriculum specialist" or "corporate trainer" or "training specialist" or "learning and development" or "instructional coach" or "academic advisor" or "customer success"',
  fourDays:
    '"4 day work week" or "four day work week" or "4 day workweek" or "four day workweek" or "4 day week" or "4 10s" or "four 10s"',
  openInterviews:
    '"open interviews" or "open interview" or "walk in interviews" or "walk in interview" or "hiring event" or "hiring events" or "job fair"',
  veterans:
    '"military experience" or "veterans encouraged" or "military veterans" or "transitioning military" or "veterans preference" or "military spouses" or skillbridge or "military friendly" or "veteran friendly" or "hiring our heroes" or "military hiring"',
  hotelNight:
    '"night auditor" or "night audit" or "overnight front desk" or "front desk overnight" or "front desk night" or "night manager" or "night front desk" or "overnight guest service"',
  spanish:
    '"spanish speaking" or "bilingual spanish" or "spanish bilingual" or "english spanish" or bilingual',
  // work where little is said
  noEnglish:
    '"spanish speaking" or dishwasher or housekeeper or janitor or cleaner or "room attendant" or "laundry attendant" or "kitchen helper" or "prep cook" or "production worker" or "warehouse associate" or laborer or landscaper or roofer',
  noPhone:
    '"data entry" or "chat support" or "email support" or transcriptionist or "content moderator" or "medical coder" or "claims processor" or "document review" or proofreader or "data annotation" or "records clerk"',
  cdl: '"non cdl" or "cdl not required"',
  weeklyPay: '"weekly pay" or "paid weekly" or "pay weekly" or "weekly paycheck"',
  toHire:
    '"contract to hire" or "temp to hire" or "contract to perm" or "temp to perm" or "temporary to hire"',
  dayHours,
  morning: 'mornings or "early morning" or "morning shift" or "morning shifts" or "am shift"',
  weekend: 'weekend',
  night: '"night shift" or nights or overnight or "3rd shift" or "third shift"',
  housing:
    '"housing provided" or "housing included" or "free housing" or "housing available" or "employee housing" or "lodging provided" or "housing stipend" or "housing allowance" or "live in"',
  relocation:
    '"relocation assistance" or "relocation package" or "relocation offered" or "relocation available" or "bonus relocation" or "relo"',
  // "education assistance" has the same stems as "educational assistant"
  tuition:
    '"tuition assistance" or "tuition reimbursement" or "college tuition" or "free tuition" or "tuition free"',
  loans: '"loan repayment" or "loan forgiveness" or "student loan"',
  pension: 'pension or "retirement plan"',
  // "health insurance" and "benefits" are in the titles of those who sell and manage them
  insurance: '"medical insurance" or "dental insurance" or "medical benefits" or "full benefits"',
  benefits:
    '"full benefits" or "great benefits" or "excellent benefits" or "benefits package" or "medical insurance" or "dental insurance"',
  dayOne:
    '"benefits day one" or "day one benefits" or "day 1 benefits" or "benefits from day one" or "benefits on day one" or "benefits starting day one" or "benefits start day one"',
  timeOff: '"paid time off" or pto or "paid vacation" or "vacation pay"',
  // half of the texts with "visa sponsorship" say that there is none
  sponsor:
    '"h1b sponsorship" or "visa sponsorship available" or "visa sponsorship is available" or "visa sponsorship may be available" or "green card sponsorship"',
  retirement:
    '"401k match" or "401k matching" or "401 k match" or "401 k matching" or "401k with match" or "401k" or "401 k" or "403b" or "retirement plan"',
  dailyPay:
    '"daily pay" or "paid daily" or "pay daily" or "same day pay" or "next day pay" or "tips daily" or "daily tips"',
};

/**
 * The queries that differ next to a job: an "entry level scientist" has a degree, while sales jobs
 * may need none.
 */
export const queriesBesideJob: ReadonlyMap<string, string> = new Map([
  [alone.degree, `"entry level" or ${withoutDegree}`],
  [alone.experience, `apprentice or helper or ${alone.experience}`],
  [alone.training, `apprentice or apprenticeship or trainee or ${alone.training}`],
  [
    alone.schoolHours,
    '"school hours" or "mothers hours" or "day shift" or daytime or mornings or "part time"',
  ],
  [alone.summersOff, '"school year" or "10 month" or "academic year" or "school calendar"'],
  [alone.insurance, `"health insurance" or ${alone.insurance}`],
  [
    alone.atHome,
    '"part time" or "flexible schedule" or "flexible hours" or "flexible scheduling" or "set your own hours"',
  ],
  [alone.noEnglish, '"spanish speaking" or "bilingual spanish" or "english not required"'],
]);

/**
 * Conditions that so many jobs meet that any other condition is more specific: "16 year olds no
 * experience".
 */
export const broadConditions: ReadonlySet<string> = new Set([
  alone.experience,
  alone.training,
  alone.degree,
  alone.spareTime,
  alone.benefits,
  alone.insurance,
  alone.retirement,
]);

/**
 * Whether any other condition is more specific than this one: unwanted hours, and hours for
 * parents.
 */
export const isLeastSpecific = (as: string): boolean => areDayHours(as) || as === alone.parents;

/** Which jobs to rank first if a condition is the whole query: those that mention it themselves. */
export const boostQueries: ReadonlyMap<string, string> = new Map([
  [alone.age, '"hiring minors"'],
  [alone.spanish, 'spanish'],
  [alone.degree, withoutDegree],
  [
    alone.atHome,
    '"part time" or "data entry" or "customer service representative" or "customer support" or "virtual assistant" or "call center" or tutor or transcriptionist or "chat support"',
  ],
  [alone.noEnglish, '"spanish speaking" or "english not required" or "english not necessary"'],
  // "security" mostly means a guard
  [
    alone.security,
    '"security officer" or "security guard" or "armed security" or "unarmed security" or "security patrol"',
  ],
  [
    alone.parents,
    '"school hours" or "mothers hours" or "day shift" or daytime or mornings or returnship',
  ],
  [
    alone.schoolHours,
    '"school hours" or "mothers hours" or paraprofessional or "teacher aide" or "lunch aide" or "cafeteria worker" or "school bus driver" or "day shift" or daytime or mornings',
  ],
]);
