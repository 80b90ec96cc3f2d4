import type { Candidate } from '@/api/jobBoardApi';
import { candidateTexts as texts } from '@/texts/candidates/candidates';
import { SendIcon } from '@/ui/art/actionIcons';
import { BriefcaseIcon, PlaceIcon } from '@/ui/art/factIcons';
import { CheckIcon } from '@/ui/art/icons';
import { styled } from '@/ui/styled';
import { dayText, nearDayText } from '@/ui/text/dayTexts';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { CandidateTile } from '../panel/CandidateTile';
import {
  activeText,
  candidateName,
  candidatePlace,
  isActiveToday,
} from '../panel/describeCandidate';
import { ShortlistButton } from '../panel/ShortlistButton';

const Frame = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  padding: '16px 10px 18px 18px',
  backgroundColor: theme.vars.palette.card,
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.lg,
  overflowWrap: 'anywhere',
  '&.chosen': {
    borderColor: theme.vars.palette.brand,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand}, 0 0 0 1px ${theme.vars.palette.brand}`,
  },
  '& .body': { flex: 1, minWidth: 0 },
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 10 },
  '& h2': { fontSize: theme.typography.h4.fontSize, fontWeight: 650 },
  '& h2 a:hover': { textDecoration: 'underline' },
  '& .headline': { fontSize: theme.typography.dense.fontSize, lineHeight: 1.4, paddingRight: 12 },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    marginTop: 6,
    fontSize: theme.typography.body2.fontSize,
    color: theme.vars.palette.ink2,
  },
  '& .facts li': { display: 'flex', gap: 5, alignItems: 'center' },
  '& .fresh': { color: theme.vars.palette.good, fontWeight: 600 },
  '& .skills': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 10 },
  '& .skills li': {
    padding: '2px 10px',
    borderRadius: theme.shape.radius.sm,
    backgroundColor: theme.vars.palette.sunk,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  '& .skills .asked': {
    backgroundColor: theme.vars.palette.amberSoft,
    color: theme.vars.palette.amberText,
  },
  '& .was': {
    display: 'flex',
    gap: 7,
    alignItems: 'center',
    marginTop: 12,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));
const maxSkills = 6;

/** Earlier contact between the employer and a candidate. */
const Known = ({ candidate: { application, invitations } }: { candidate: Candidate }) => {
  const now = useNow();
  const [latest] = invitations;
  return (
    <>
      {latest && latest.state !== 'ended' && (
        <p className="was">
          <SendIcon size={16} />
          {texts.invited[latest.state](latest.jobtitle, dayText(latest.createdAt, now))}
        </p>
      )}
      {application && (
        <p className="was">
          <CheckIcon size={16} />
          <span>
            {texts.applied(application.jobtitle, nearDayText(application.sentAt, now))}{' '}
            <TextLink to={`${paths.applications()}?applicant=${application._id}`}>
              {texts.openApplication}
            </TextLink>
          </span>
        </p>
      )}
    </>
  );
};

type CandidateItemProps = {
  candidate: Candidate;
  isChosen: boolean;
  /** The URL's query string that opens this candidate next to the list. */
  to: string;
  /** The searched skills and keywords, in lower case. */
  asked: readonly string[];
};

/** A candidate in the list. */
export const CandidateItem = ({ candidate, isChosen, to, asked }: CandidateItemProps) => {
  const now = useNow();
  const { headline, years, skills } = candidate;
  const place = candidatePlace(candidate);
  const isAsked = (skill: string) => asked.includes(skill.toLowerCase());
  const shown = skills.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  return (
    <Frame className={isChosen ? 'chosen' : undefined} aria-current={isChosen || undefined}>
      <CandidateTile candidate={candidate} size={48} />
      <div className="body">
        <div className="top">
          <h2 dir="auto">
            <Link to={{ search: to }} data-candidate={candidate._id}>
              {candidateName(candidate)}
            </Link>
          </h2>
          <ShortlistButton candidate={candidate} />
        </div>
        <p className="headline" dir="auto">
          {headline}
        </p>
        <ul className="facts num">
          {place !== '' && (
            <li>
              <PlaceIcon size={16} />
              {place}
            </li>
          )}
          {years !== undefined && (
            <li>
              <BriefcaseIcon size={16} />
              {texts.years(years)}
            </li>
          )}
          <li className={isActiveToday(candidate, now) ? 'fresh' : undefined}>
            {activeText(candidate, now)}
          </li>
        </ul>
        {shown.length > 0 && (
          <ul className="skills">
            {shown.slice(0, maxSkills).map((skill) => (
              <li key={skill} dir="auto" className={isAsked(skill) ? 'asked' : undefined}>
                {skill}
              </li>
            ))}
          </ul>
        )}
        <Known candidate={candidate} />
      </div>
    </Frame>
  );
};
