/**
 * Job seekers who are open to work, made by the database itself: `fillCandidates`; and what an
 * employer asks of them: `searchAt`.
 */

const trades = [
  'registered nurse',
  'frontend developer',
  'accountant',
  'line cook',
  'truck driver',
  'teacher',
  'sales manager',
  'electrician',
  'data analyst',
  'project manager',
  'receptionist',
  'welder',
  'recruiter',
  'plumber',
  'bartender',
  'dental hygienist',
  'civil engineer',
  'paralegal',
  'falconer',
  'luthier',
];
const kinds = [
  'senior',
  'junior',
  'night shift',
  'bilingual',
  'lead',
  'certified',
  'part time',
  'travel',
];
const skills = [
  'Excel',
  'SQL',
  'React',
  'Triage',
  'Telemetry',
  'Bookkeeping',
  'Scheduling',
  'Spanish',
  'Forklift',
  'Welding',
  'Java',
  'Python',
  'Negotiation',
  'Phlebotomy',
  'AutoCAD',
  'Payroll',
  'Wound care',
  'First aid',
  'Coaching',
  'Kubernetes',
];
const categories = [
  'IT Jobs',
  'Engineering',
  'Sales Jobs',
  'Finance Jobs',
  'Nurse Jobs',
  'Teacher Jobs',
  'Web Dev Jobs',
  'Restaurant Jobs',
];
/** With how many of a hundred live there. @type {[string, string, number, number, number][]} */
const places = [
  ['New York, NY', 'NY', 40.71, -74.01, 18],
  ['Los Angeles, CA', 'CA', 34.05, -118.24, 14],
  ['Chicago, IL', 'IL', 41.88, -87.63, 11],
  ['Houston, TX', 'TX', 29.76, -95.37, 10],
  ['Phoenix, AZ', 'AZ', 33.45, -112.07, 9],
  ['Denver, CO', 'CO', 39.74, -104.99, 8],
  ['Boston, MA', 'MA', 42.36, -71.06, 8],
  ['Tulsa, OK', 'OK', 36.15, -95.99, 6],
  ['Portland, OR', 'OR', 45.52, -122.68, 6],
  ['Boise, ID', 'ID', 43.62, -116.2, 4],
  ['Fargo, ND', 'ND', 46.88, -96.79, 3],
  ['Helena, MT', 'MT', 46.6, -112.04, 3],
];
/** @param {readonly (string | number)[]} values */
const array = (values) =>
  typeof values[0] === 'number'
    ? `ARRAY[${values.join(',')}]`
    : `ARRAY[${values.map((value) => `'${value}'`).join(',')}]`;
/** One of some values, the first ones more often. @param {readonly (string | number)[]} values @param {string} salt */
const skewed = (values, salt) =>
  `(${array(values)})[1 + floor(${values.length} * (abs(hashint8(n * 7919 + ${salt})) % 100000 / 100000.0) ^ 2)::int]`;
const townships = places.flatMap((place) => Array.from({ length: place[4] }, () => place));

/**
 * Without the triggers, which make a row at a time; their functions make the rows.
 *
 * @param {import('pg').Client} client
 * @param {number} candidates
 */
export const fillCandidates = async (client, candidates) => {
  await client.query('ALTER TABLE open_profiles DISABLE TRIGGER keep_open_profile');
  const step = 50_000;
  for (let from = 1; from <= candidates; from += step) {
    const rows = `generate_series(${from}::bigint, ${Math.min(candidates, from + step - 1)}) n`;
    await client.query(
      `INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
       SELECT md5('seeker' || n)::uuid, 'bench' || n, 'bench' || n, 'bench' || n || '@mail.example', 'bench' || n || '@mail.example', '', 'Ann', 'Roe' FROM ${rows}`,
    );
    await client.query(
      `INSERT INTO open_profiles (seeker_id, candidate_id, is_open, name_shown, headline, skills, place, state, latitude, longitude, categories, types, pay_from, start, years, education, show_cv, hide_employer, updated_at, opened_at)
       SELECT md5('seeker' || n)::uuid, gen_random_uuid(), true, 'short', ${skewed(kinds, '1')} || ' ' || ${skewed(trades, '2')},
         ARRAY[${skewed(skills, '3')}, ${skewed(skills, '4')}, ${skewed(skills, '5')}], (${array(townships.map(([name]) => name))})[at], (${array(townships.map(([, state]) => state))})[at],
         (${array(townships.map(([, , north]) => north))})[at] + (abs(hashint8(n + 6)) % 60 - 30) / 100.0, (${array(townships.map(([, , , east]) => east))})[at] + (abs(hashint8(n + 7)) % 60 - 30) / 100.0,
         ARRAY[${skewed(categories, '8')}], ARRAY[${skewed(['full-time', 'part-time', 'contract'], '9')}], 3000 + abs(hashint8(n + 10)) % 6000,
         ${skewed(['month', 'now', 'threeMonths'], '11')}, abs(hashint8(n + 12)) % 30, ${skewed(['bachelor', 'school', 'associate', 'master'], '13')}, false, true,
         now() - make_interval(hours => abs(hashint8(n + 14)) % 17520), now() - make_interval(hours => abs(hashint8(n + 14)) % 17520)
       FROM (SELECT n, 1 + abs(hashint8(n + 15)) % ${townships.length} AS at FROM ${rows}) drawn`,
    );
  }
  await client.query(
    `INSERT INTO candidate_search SELECT p.seeker_id, p.candidate_id, p.updated_at, p.opened_at, current_date - abs(hashtext(p.seeker_id::text)) % 60, p.latitude, p.longitude,
       p.categories, p.types, p.skills, p.start, p.years, p.education, '{}', '{}', candidate_words(p, NULL), candidate_marks(p) FROM open_profiles p
     ON CONFLICT DO NOTHING`,
  );
  await client.query('ALTER TABLE open_profiles ENABLE TRIGGER keep_open_profile');
  for (const table of ['job_seekers', 'open_profiles', 'candidate_search'])
    await client.query(`VACUUM ANALYZE ${table}`);
};

/** The query of a search. @param {number} at */
export const searchAt = (at) => {
  const [trade, skill, place, category] = [trades, skills, places, categories].map(
    (values, salt) => values[(at * (salt + 3) + salt) % values.length] ?? '',
  );
  const query = new URLSearchParams();
  if (at % 10 < 8)
    query.set('q', at % 3 === 0 ? `${String(trade)} ${String(skill)}` : String(trade));
  if (at % 5 < 3) query.set('location', String(place?.[0] ?? ''));
  if (at % 7 === 0) query.set('miles', '100');
  if (at % 4 === 0) query.append('skill', String(skill));
  if (at % 6 === 0) query.append('category', String(category));
  if (at % 9 === 0) query.append('experience', 'from6');
  if (at % 8 === 0) query.set('sort', 'active');
  return query.toString();
};
