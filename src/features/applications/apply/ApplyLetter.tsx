import InputBase from '@mui/material/InputBase';
import { useId } from 'react';
import { LinkedMessage } from '@/features/applications/LinkedMessage';
import { applyTexts } from '@/texts/jobs/apply';
import { LockIcon } from '@/ui/art/documentIcons';
import { Card } from '@/ui/page/Card';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { PartTitle } from './PartTitle';

const Frame = styled('section')({ display: 'grid', gap: 14, minWidth: 0 });
const Sheet = styled(Card)(({ theme }) => ({
  backgroundColor: theme.vars.palette.sunk,
  overflow: 'hidden',
  '& .head': {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    gap: '6px 12px',
    alignItems: 'center',
    padding: '16px 24px',
    borderBottom: `1px solid ${theme.vars.palette.line}`,
    fontSize: theme.typography.dense.fontSize,
    '& label, & .label': { color: theme.vars.palette.ink3 },
    '& .to': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '6px 12px',
      fontWeight: 600,
    },
    // show the subject as a line of the letter's header, not as an input
    '& .MuiInputBase-root .MuiInputBase-input': {
      height: 32,
      padding: 0,
      border: 0,
      background: 'none',
      fontWeight: 600,
      fontSize: 'inherit',
    },
  },
  '& .body': {
    padding: '20px 24px 22px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: theme.typography.dense.fontSize,
    maxWidth: '72ch',
    '& a': { textDecoration: 'underline', textDecorationThickness: 1 },
    '&:focus-visible': {
      outline: `2px solid ${theme.vars.palette.ring}`,
      outlineOffset: -4,
      borderRadius: theme.shape.radius.card,
    },
  },
  [theme.breakpoints.down('sm')]: {
    '& .head': { padding: '16px 18px', gridTemplateColumns: '64px minmax(0, 1fr)' },
    '& .body': { padding: '18px 18px 20px' },
  },
}));

type ApplyLetterProps = {
  /** The recipient: the employer's name and company. */
  to: string;
  /** The text as sent. */
  message: string;
  /** Link texts by path. */
  words: Readonly<Record<string, string>>;
  /** The job seeker's username. */
  username: string;
};

/**
 * The prepared letter (spec §2.13): read-only subject and message. URLs in the message are shown as
 * links with readable text; the message sent contains the URLs.
 */
export const ApplyLetter = ({ to, message, words, username }: ApplyLetterProps) => {
  const id = useId();
  const { letter } = applyTexts;
  return (
    <Frame aria-labelledby={`${id}-title`}>
      <PartTitle
        id={`${id}-title`}
        aside={
          <>
            {letter.from}{' '}
            <TextLink to={paths.jobSeekerProfile(username)}>{applyTexts.profile}</TextLink>
          </>
        }
      >
        {letter.title}
      </PartTitle>
      <Sheet>
        <div className="head">
          <span className="label">{letter.to}</span>
          <span className="to">
            <bdi>{to}</bdi>
            <Chip tone="line">
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
                <LockIcon size={14} />
                {letter.readOnly}
              </span>
            </Chip>
          </span>
          <label htmlFor={`${id}-subject`}>{applyTexts.subject.label}</label>
          <InputBase
            id={`${id}-subject`}
            value={applyTexts.subject.text}
            readOnly
            inputProps={{ 'aria-invalid': undefined }}
          />
        </div>
        {/* links can't be inside a textarea */}
        <div
          className="body"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="textbox"
          aria-readonly
          aria-multiline
          aria-label={applyTexts.message.label}
          tabIndex={0}
          dir="auto"
        >
          <LinkedMessage text={message} words={words} />
        </div>
      </Sheet>
    </Frame>
  );
};
