import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import { styled } from '@/ui/styled';
import type { JobField, JobInputsForm } from './jobFields';
import { LimitedText } from './LimitedText';

const Points = styled('fieldset')(({ theme }) => ({
  '& > legend': { ...theme.typography.subtitle2, marginBottom: 6 },
  '& > ol': { display: 'grid', gap: 10 },
  '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 12 },
  '& li > b': {
    height: 46,
    display: 'grid',
    placeItems: 'center start',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.body2.fontSize,
  },
}));

type PointInputsProps = {
  form: JobInputsForm;
  legend: string;
  names: readonly JobField[];
  /** The maximum length of each point, in words. */
  limit: number;
};

/** A numbered list of short texts: responsibilities, qualifications. */
export const PointInputs = ({ form, legend, names, limit }: PointInputsProps) => (
  <Points>
    <legend>{legend}</legend>
    <ol>
      {names.map((name, index) => (
        <li key={name}>
          <b aria-hidden className="num">
            {index + 1}
          </b>
          <LimitedText
            {...{ form, name, limit }}
            label={jobPostTexts.fields[name].label}
            hideLabel
            line
          />
        </li>
      ))}
    </ol>
  </Points>
);
