import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { clearRecentJobs, readRecentJobs } from '@/session/recentJobs';
import { jobTexts } from '@/texts/jobs/job';
import { recentTexts as texts } from '@/texts/jobs/recent';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { agoText } from '@/ui/text/agoText';
import { Link } from '@/ui/text/Link';
import { useNow } from '@/ui/text/now';
import { paths } from '@contract/paths';
import { placeText } from '@contract/search/places/placeText';

const Frame = styled('section')(({ theme }) => ({
  marginTop: 48,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
  '& h2': theme.typography.h2,
  '& > p': { margin: '4px 0 16px', color: theme.vars.palette.ink2 },
  '& li': {
    position: 'relative',
    padding: '14px 24px',
    overflowWrap: 'anywhere',
    [theme.breakpoints.down('sm')]: { padding: '14px 16px' },
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.line}` },
  '& li:hover': { backgroundColor: theme.vars.palette.sunk },
  '& h3': { ...theme.typography.h3, fontSize: theme.typography.lead.fontSize },
  // the whole row is the link
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
}));

/**
 * The jobs last viewed by the visitor or job seeker on this device; renders nothing if there are
 * none.
 */
export const RecentlyViewed = ({ username }: { username: string }) => {
  const id = useId();
  const now = useNow();
  const [jobs, setJobs] = useState(() => readRecentJobs(username));
  if (jobs.length === 0) return null;
  const clear = (): void => {
    clearRecentJobs(username);
    setJobs([]);
    // the button disappears with the list
    document.querySelector('h1')?.focus();
  };
  return (
    <Frame aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{texts.title}</h2>
        <Button variant="text" size="small" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      <p>{texts.note}</p>
      <Card component="ul">
        {jobs.map(({ _id, jobtitle, companyname, location, at }) => (
          <li key={_id}>
            <h3 dir="auto">
              <Link to={paths.jobView(_id)}>{jobtitle || jobTexts.untitled}</Link>
            </h3>
            <p dir="auto">
              {[companyname, placeText(location), texts.viewed(agoText(at, now))]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </Card>
    </Frame>
  );
};
