import { applyTexts } from '@/texts/jobs/apply';
import { LockIcon } from '@/ui/art/documentIcons';
import { CheckIcon } from '@/ui/art/icons';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';

const { sees: texts } = applyTexts;
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 9,
  fontSize: theme.typography.body2.fontSize,
  '& li': { display: 'flex', gap: 10, alignItems: 'flex-start' },
  '& svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.good },
  '&.hidden': {
    marginTop: 14,
    paddingTop: 14,
    borderTop: `1px solid ${theme.vars.palette.line}`,
    color: theme.vars.palette.ink2,
    '& svg': { color: theme.vars.palette.ink3 },
  },
}));

type EmployerSeesProps = {
  /** Whether a CV is selected, and how many there are. */
  cv: boolean;
  cvs: number;
  questions: number;
};

/** Lists what the employer will and won't see of the job seeker. */
export const EmployerSees = ({ cv, cvs, questions }: EmployerSeesProps) => (
  <ProfileSection title={texts.title}>
    <List>
      {texts.shown({ cv, questions }).map((text) => (
        <li key={text}>
          <CheckIcon size={16} />
          <span>{text}</span>
        </li>
      ))}
    </List>
    <List className="hidden">
      {texts.hidden(cvs).map((text) => (
        <li key={text}>
          <LockIcon size={16} />
          <span>{text}</span>
        </li>
      ))}
    </List>
    <TextLink
      to={paths.jobSeekerReadOnly()}
      sx={{ display: 'inline-block', mt: 2, fontSize: 'body2.fontSize' }}
    >
      {texts.link}
    </TextLink>
  </ProfileSection>
);
