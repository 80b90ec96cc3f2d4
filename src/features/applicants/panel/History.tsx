import type { ApplicationEvent } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { styled } from '@/ui/styled';
import { localMomentText } from '@/ui/text/dateTexts';
import { PanelSection } from './PanelSection';

const { history: texts } = applicantTexts;
const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  '& > li': {
    position: 'relative',
    paddingLeft: 22,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 2,
      top: 7,
      width: 9,
      height: 9,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.brand,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 6,
      top: 12,
      bottom: -18,
      width: 1,
      backgroundColor: theme.vars.palette.line2,
    },
  },
  '& .when': { color: theme.vars.palette.ink2, fontSize: theme.typography.caption.fontSize },
}));

/** The events of an application, oldest first. */
export const History = ({ events }: { events: readonly ApplicationEvent[] }) => (
  <PanelSection title={texts.title}>
    <List>
      {events.map(({ kind, at, name }, index) => (
        // the same state may occur several times at one moment
        <li key={`${kind}-${at}-${index}`}>
          {name ? texts.by(texts.kinds[kind], name) : texts.kinds[kind]}
          <div className="when num">{localMomentText(Date.parse(at))}</div>
        </li>
      ))}
    </List>
  </PanelSection>
);
