import type {
  Candidate,
  CandidateDetails,
  CandidatePage,
  Invitation,
  OpenToWork,
} from '@/api/jobBoardApi';

export const anOpenToWork = (changes: Partial<OpenToWork> = {}): OpenToWork => ({
  open: false,
  nameShown: 'short',
  headline: '',
  skills: [],
  place: '',
  categories: [],
  types: [],
  showCv: false,
  hideEmployer: true,
  blocked: [],
  updatedAt: null,
  ...changes,
});

export const aCandidate = (changes: Partial<Candidate> = {}): Candidate => ({
  _id: 'candidate-1',
  name: 'Imani K.',
  headline: 'Med-surg nurse, bilingual',
  skills: ['Wound care', 'Telemetry'],
  place: 'Springfield, IL',
  miles: 6,
  categories: ['Nurse Jobs'],
  types: ['full-time'],
  payFrom: 4300,
  start: 'month',
  years: 7,
  education: 'bachelor',
  activeOn: '2026-01-10',
  invitations: [],
  ...changes,
});
export const details = (changes: Partial<CandidateDetails> = {}): CandidateDetails => ({
  ...aCandidate(),
  experience: [
    { title: 'Registered nurse', place: null, from: '2021', to: '', text: '5 patients a shift' },
  ],
  training: [],
  invitationsLeft: 12,
  ...changes,
});
export const candidatePage = (
  items: Candidate[] = [aCandidate()],
  changes: Partial<CandidatePage> = {},
): CandidatePage => ({
  items,
  total: items.length,
  totalIsExact: true,
  page: 1,
  limit: 20,
  isPartial: false,
  facets: {
    category: [{ value: 'Nurse Jobs', count: 38 }],
    skill: [
      { value: 'Med-surg', count: 27 },
      { value: 'Telemetry', count: 23 },
      { value: 'Wound care', count: 14 },
      { value: 'IV therapy', count: 12 },
      { value: 'Triage', count: 9 },
      { value: 'Spanish', count: 4 },
    ],
    type: [],
    experience: [
      { value: 'from6', count: 14 },
      { value: 'from3', count: 15 },
    ],
    education: [],
    start: [{ value: 'now', count: 9 }],
    active: [],
  },
  ...changes,
});

export const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  _id: 'invitation-1',
  state: 'sent',
  message: 'Would you like to hear more?',
  createdAt: '2026-01-09T10:00:00.000Z',
  answeredAt: null,
  company: 'Lakeside Clinic',
  usernameEmployer: 'lakeside',
  hasThread: false,
  job: { _id: 'job-1', jobtitle: 'Registered Nurse', location: 'Springfield, IL', isOpen: true },
  ...changes,
});

/** A request that a host got, as method and path. */
export type Sent = { call: string; body: unknown };
/** Creates a handler that records the request before it answers. */
export const noting =
  (sent: Sent[], answer: (request: Request) => Response) =>
  async ({ request }: { request: Request }) => {
    const text = await request.clone().text();
    sent.push({
      call: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`,
      body: text === '' ? null : JSON.parse(text),
    });
    return answer(request);
  };
