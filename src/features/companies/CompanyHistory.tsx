import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import type { CompanyHistory as History } from '@/api/jobBoardApi';
import { useGetCompanyHistoryQuery } from '@/api/memberApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { companyTexts } from '@/texts/profiles/company';
import { SelectInput } from '@/ui/form/SelectInput';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { localMomentText } from '@/ui/text/dateTexts';
import { TextLink } from '@/ui/text/TextLink';
import { isHistoryAction } from '@contract/companies';
import { paths } from '@contract/paths';
import { colleagueName, type Colleague } from './colleagueName';

const { history: texts } = companyTexts;
type Event = History['items'][number];

const List = styled('ul')(({ theme }) => ({
  '&:focus': { outline: 'none' },
  '& li': {
    padding: '12px 20px',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0 },
  '& time': {
    display: 'block',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
  },
}));
const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 40,
  maxWidth: 860,
  '& .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: 12,
  },
  '& .head p': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& .head > div:last-of-type': { flex: '0 1 220px' },
  '& h2': theme.typography.h4,
}));

const whatText = (event: Event): string => {
  const { action, jobtitle, applicant, person, state, role, jobs } = event;
  if (!isHistoryAction(action)) return texts.other;
  return texts.done[action]({
    title: jobtitle,
    applicant,
    person,
    state: state && applicantTexts.states[state],
    role: role && texts.roles[role],
    jobs,
  });
};

/** Returns the path of an entry's record, or `undefined` if it no longer exists. */
const placeOf = ({ applicationId, jobId }: Event): string | undefined => {
  if (jobId === undefined) return undefined;
  return applicationId === undefined
    ? paths.employerJobView(jobId)
    : `${paths.applicationsOf(jobId)}&applicant=${applicationId}`;
};

const Entry = ({ event, nameOf }: { event: Event; nameOf: (username: string) => string }) => {
  const place = placeOf(event);
  const what = whatText(event);
  return (
    <li dir="auto">
      <b>{nameOf(event.name)}</b>{' '}
      {place === undefined ? what : <TextLink to={place}>{what}</TextLink>}
      <time dateTime={event.at} className="num">
        {localMomentText(Date.parse(event.at))}
      </time>
    </li>
  );
};

type PageProps = { before?: number; person?: string; nameOf: (username: string) => string };

/** A page of entries, and the next one below it once requested. */
const Entries = ({ nameOf, ...asked }: PageProps) => {
  const { data, isFetching, isError, refetch } = useGetCompanyHistoryQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const [hasMore, setMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { before } = asked;
  const isRead = data !== undefined;
  // the clicked button is gone; the focus is outside React
  useEffect(() => {
    if (isRead && before !== undefined && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [isRead, before]);
  if (!data && isFetching) return <Loading shape="list" rows={4} />;
  if (!data || (isError && !isFetching))
    return (
      <EmptyMessage text={texts.failed}>
        <TryAgain onClick={() => void refetch()} />
      </EmptyMessage>
    );
  const { items, next } = data;
  if (items.length === 0) return before === undefined && <EmptyMessage text={texts.empty} />;
  return (
    <>
      <Card>
        <List ref={list} tabIndex={-1}>
          {items.map((event) => (
            <Entry key={event._id} event={event} nameOf={nameOf} />
          ))}
        </List>
      </Card>
      {next !== undefined &&
        (hasMore ? (
          <Entries {...asked} before={next} nameOf={nameOf} />
        ) : (
          <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setMore(true)}>
            {texts.more}
          </Button>
        ))}
    </>
  );
};

/** Who did what and when, for a company's owners. */
export const CompanyHistory = ({ people }: { people: readonly Colleague[] }) => {
  const [person, setPerson] = useState('');
  const names = new Map(people.map((each) => [each.usernameEmployer, colleagueName(each)]));
  const nameOf = (username: string): string => names.get(username) ?? (username || texts.former);
  return (
    <Frame aria-labelledby="history">
      <div className="head">
        <div>
          <h2 id="history">{texts.title}</h2>
          <p>{texts.intro}</p>
        </div>
        <SelectInput
          name="person"
          label={texts.who}
          hideLabel
          value={person}
          onChange={({ target }) => setPerson(target.value)}
        >
          <option value="">{texts.everybody}</option>
          {people.map((each) => (
            <option key={each._id} value={each._id}>
              {colleagueName(each)}
            </option>
          ))}
        </SelectInput>
      </div>
      <Entries key={person} {...(person !== '' && { person })} nameOf={nameOf} />
    </Frame>
  );
};
