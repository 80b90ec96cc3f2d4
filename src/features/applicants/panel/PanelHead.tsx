import type { Applicant } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { Glyph } from '@/ui/art/Glyph';
import { CloseIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';
import { agoText } from '@/ui/text/agoText';
import { useNow } from '@/ui/text/now';
import { applicantName } from '../applicantName';
import { applicantsPerPage } from '../desk/deskParams';
import type { DeskControls } from '../desk/useDesk';
import { StateChip } from '../StateChip';

const { panel: texts, stages } = applicantTexts;
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 0 20px',
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
  '& > span': { marginRight: 'auto' },
  '& button:disabled': { opacity: 0.4, cursor: 'default', background: 'none' },
}));
const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  padding: '4px 20px 14px',
  '& > div': { minWidth: 0 },
  '& h2': { ...theme.typography.h4, overflowWrap: 'anywhere' },
  '& p': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
}));

const positionText = ({ index, list, search, lists }: DeskControls): string => {
  if (index === -1) return '';
  if (list.stage) {
    const column = lists.columns.find(({ stage }) => stage === list.stage);
    return texts.positionIn(index + 1, column?.count ?? list.items.length, stages[list.stage]);
  }
  const total = lists.table.page?.total ?? list.items.length;
  return texts.position((search.page - 1) * applicantsPerPage + index + 1, total);
};

/**
 * The head of the panel: the position in the list with buttons to step, and who the applicant is.
 */
export const PanelHead = ({ desk, applicant }: { desk: DeskControls; applicant: Applicant }) => {
  const { neighbor, step, close, read } = desk;
  const { jobtitle, createdAt, experiencejobseek, locationjobseek, state } = applicant;
  const name = applicantName(applicant);
  const now = useNow();
  const away = read?.miles === undefined ? [] : [texts.away(read.miles)];
  const place = [locationjobseek, ...away].filter(Boolean).join(', ');
  return (
    <>
      <Bar>
        <span className="num">{positionText(desk)}</span>
        <IconButton aria-label={texts.previous} disabled={!neighbor(-1)} onClick={() => step(-1)}>
          <Glyph>
            <path d="m14 7-5 5 5 5" />
          </Glyph>
        </IconButton>
        <IconButton aria-label={texts.next} disabled={!neighbor(1)} onClick={() => step(1)}>
          <Glyph>
            <path d="m10 7 5 5-5 5" />
          </Glyph>
        </IconButton>
        <IconButton aria-label={texts.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Bar>
      <Person>
        <InitialsTile name={name} size={52} round />
        <div>
          <div className="line">
            <h2 data-detail-heading tabIndex={-1} dir="auto">
              {name}
            </h2>
            <StateChip state={state} />
          </div>
          <p dir="auto">{[experiencejobseek, place].filter(Boolean).join(' · ')}</p>
          <p className="num" dir="auto">
            {jobtitle} · {agoText(createdAt, now)}
          </p>
        </div>
      </Person>
    </>
  );
};
