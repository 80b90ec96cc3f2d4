import type { ApplicationDetails, ApplicationEvent } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { styled } from '@/ui/styled';
import { dayTimeText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { openStates } from '@contract/jobs/applicationLife';

const { timeline: texts } = applicationTexts.mine;
const List = styled('ol')(({ theme }) => ({
  marginTop: 8,
  fontSize: theme.typography.dense.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& li': { position: 'relative', padding: '0 0 18px 32px', lineHeight: 1.45 },
  '& li:last-child': { paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 4,
    top: 6,
    width: 11,
    height: 11,
    borderRadius: theme.shape.radius.pill,
    backgroundColor: theme.vars.palette.brand,
  },
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 8.5,
    top: 20,
    bottom: -4,
    borderInlineStart: `2px solid ${theme.vars.palette.brand}`,
  },
  '& li.last::before': {
    backgroundColor: theme.vars.palette.amber.main,
    boxShadow: `0 0 0 4px ${theme.vars.palette.amberSoft}`,
  },
  '& li.last::after': { borderInlineStart: `2px dashed ${theme.vars.palette.line2}` },
  '& li.next': { color: theme.vars.palette.ink2 },
  '& li.next::before': {
    backgroundColor: theme.vars.palette.card,
    border: `2px solid ${theme.vars.palette.field}`,
  },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' },
  '& b': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& .when, & .who': {
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
  },
}));

/** Returns an event's name; reapplying and the CV being opened have their own texts. */
const eventText = (event: ApplicationEvent, index: number, company: string): string => {
  if (event.kind === 'cvOpened') return texts.cvOpened(company);
  if (event.kind === 'sent' && index > 0) return texts.sentAgain;
  return texts.events[event.kind];
};

/**
 * Whether the employer reverted a decision: an application is opened only once, so a later "opened"
 * event is a return to review.
 */
const isReturn = (history: readonly ApplicationEvent[], index: number): boolean => {
  const sentLast = history.slice(0, index).findLastIndex(({ kind }) => kind === 'sent');
  return (
    history[index]?.kind === 'opened' &&
    history.slice(sentLast + 1, index).some(({ kind }) => kind !== 'cvOpened' && kind !== 'sent')
  );
};

/** The history of an application, in order, and whether a decision is still pending. */
export const Timeline = ({ application }: { application: ApplicationDetails }) => {
  const now = useNow();
  const { history, state, companyname } = application;
  const company = companyname || applicationTexts.employer;
  const isOpen = openStates.includes(state);
  return (
    <ProfileSection title={texts.title}>
      <List>
        {history.map((event, index) => (
          <li
            // events are only ever added, and two may be of one kind and moment
            key={index}
            className={isOpen && index === history.length - 1 ? 'last' : undefined}
          >
            <p className="line">
              <b dir="auto">
                {isReturn(history, index) ? texts.reconsidered : eventText(event, index, company)}
              </b>
              <span className="when">{dayTimeText(event.at, now)}</span>
            </p>
            {event.kind === 'cvOpened' && event.name && (
              <p className="who" dir="auto">
                {event.name}
              </p>
            )}
          </li>
        ))}
        {isOpen && (
          <li className="next">
            <p className="line">
              <b>{texts.decision}</b>
              <span className="when">{texts.next}</span>
            </p>
          </li>
        )}
      </List>
    </ProfileSection>
  );
};
