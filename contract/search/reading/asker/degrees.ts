import { phrasesOf, type Phrase } from '../phrase';

/**
 * Fields of study that are seldom the name of a job, with the titles of those who look for "a job
 * with a … degree". One per line: the names of the field, then the titles.
 */
const degreeLines = `
english, english literature, literature, creative writing: editor, writer, copywriter, "technical writer", "content writer", "english teacher", communications
journalism, communications, communication, mass communications: communications, "public relations", "content writer", editor, reporter, marketing, "social media"
psychology, psych: "behavioral health", "case manager", counselor, "mental health", "behavior technician", "human resources", "research assistant"
sociology, anthropology, human services: "case manager", "social services", "community outreach", "program coordinator", "human resources", "research assistant"
history, philosophy, humanities, liberal arts: teacher, paralegal, archivist, curator, editor, writer, "research assistant", "program coordinator"
political science, international relations, public policy: "policy analyst", "government affairs", "public affairs", legislative, paralegal, "program coordinator"
criminal justice, criminology: "police officer", "correctional officer", probation, detective, "loss prevention", "security officer", paralegal
biology, biological sciences, biochemistry, microbiology: biologist, "research associate", "laboratory technician", "lab technician", "laboratory assistant", "quality control"
chemistry: chemist, "laboratory technician", "lab technician", "quality control", "research associate"
physics: physicist, "data scientist", "physics teacher", "research engineer", "systems engineer"
math, mathematics, applied math, statistics: "data analyst", actuary, actuarial, statistician, "math teacher", "data scientist"
economics, econ: economist, "financial analyst", "data analyst", "research analyst", "business analyst"
environmental science, environmental studies, geology: "environmental scientist", "environmental specialist", geologist, sustainability, "field technician"
kinesiology, exercise science, sports management: "physical therapy aide", "personal trainer", "exercise physiologist", "athletic trainer", fitness, recreation
art, fine arts, studio art, graphic design: "graphic designer", designer, illustrator, "art teacher", "creative assistant"
education, elementary education: teacher, "instructional coach", tutor, "instructional designer", paraprofessional
public health, health science, health sciences: "public health", "health educator", "community health", epidemiologist, "program coordinator"
`;

const levels = ['bachelors', 'bachelor', 'associates', 'associate', 'masters', 'master'];
const ways = (field: string): string =>
  [
    ...['degree', 'degrees', 'major', 'majors', 'grad', 'grads', 'graduate', 'graduates'].map(
      (word) => `${field} ${word}`,
    ),
    ...[...levels, ...levels.map((level) => `${level} degree`), 'degree', 'ba', 'bs'].map(
      (word) => `${word} in ${field}`,
    ),
  ].join(', ');

/** If nothing else is asked for, the user's field of study is searched as titles. */
export const degreePhrases: readonly Phrase[] = degreeLines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [fields = '', titles = ''] = line.split(': ');
    const alone = titles.split(', ').join(' or ');
    return fields
      .split(', ')
      .flatMap((field) => phrasesOf(ways(field), { kind: 'soft', alone, onlyAlone: true }));
  });
