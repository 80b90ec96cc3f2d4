import { useWatch } from 'react-hook-form';
import { hasPay, payText } from '@/features/jobs/card/payText';
import { jobTexts } from '@/texts/jobs/job';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { searchPreviewTexts } from '@/texts/jobs/searchPreview';
import { styled } from '@/ui/styled';
import type { JobFormValues, JobInputsForm } from '../inputs/jobFields';
import { searchGaps } from './searchGaps';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 20,
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.card,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.subtitle2 },
  '& .title': { fontWeight: 650 },
  '& p, & li': { fontSize: theme.typography.dense.fontSize },
  '& .second': { color: theme.vars.palette.ink2 },
  '& ul': { display: 'grid', gap: 6, paddingInlineStart: 20, listStyle: 'disc' },
}));

/** A preview of the job in search engines, with hints on what would make it easier to find. */
export const SearchPreview = ({ form: { rhf } }: { form: Pick<JobInputsForm, 'rhf'> }) => {
  const typed: Partial<JobFormValues> = useWatch({ control: rhf.control });
  const pay = {
    monthlysalary1: Number(typed.monthlysalary1),
    monthlysalary2: Number(typed.monthlysalary2),
  };
  const second = [typed.companyname, typed.location].map((text) => text?.trim()).filter(Boolean);
  const facts = [
    jobPostTexts.preview.age,
    hasPay(pay) && `${payText(pay)} ${jobTexts.per.month}`,
    typed.employementtype?.trim(),
  ].filter(Boolean);
  const gaps = searchGaps(typed);
  return (
    <Frame aria-label={searchPreviewTexts.title}>
      <h2>{searchPreviewTexts.title}</h2>
      <div>
        <p className="title" dir="auto">
          {typed.jobtitle?.trim() || jobPostTexts.preview.jobtitle}
        </p>
        <p className="second" dir="auto">
          {[...second, searchPreviewTexts.via].join(' · ')}
        </p>
        <p className="second">{facts.join(' · ')}</p>
      </div>
      {gaps.length === 0 ? (
        <p>{searchPreviewTexts.complete}</p>
      ) : (
        <>
          <p>{searchPreviewTexts.missing}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{searchPreviewTexts.gaps[gap]}</li>
            ))}
          </ul>
        </>
      )}
    </Frame>
  );
};
