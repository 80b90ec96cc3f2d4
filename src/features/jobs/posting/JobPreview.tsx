import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { jobPostTexts } from '@contract/texts/jobPost';
import { Card } from '@/ui/Card';
import { Chip } from '@/ui/Chip';
import type { CheckedForm } from '@/ui/useCheckedForm';
import { CompanyTile } from '../CompanyTile';
import { Pay } from '../Pay';
import { previewWords } from '../previewWords';
import type { JobField } from './jobFields';

const { preview } = jobPostTexts;
const Frame = styled('aside')(({ theme }) => ({
  display: 'grid', gap: 12, overflowWrap: 'anywhere',
  '& > h2': { fontSize: '.8125rem', fontWeight: 650, color: theme.vars.palette.ink3 },
  '& .head': { display: 'flex', gap: 16, alignItems: 'flex-start', '& > div': { minWidth: 0 } },
  '& .title': { ...theme.typography.h3 },
  '& .second': { color: theme.vars.palette.ink2, fontSize: '.9375rem' },
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '16px 0' },
  '& .foot': { display: 'flex', justifyContent: 'space-between', gap: 12, marginTop: 16, paddingTop: 14, borderTop: `1px solid ${theme.vars.palette.line}`, fontSize: '.9375rem' },
  '& .age, & .absent': { color: theme.vars.palette.ink3 },
}));

/** The job as its card will look, while it is typed. */
export const JobPreview = ({ form }: { form: CheckedForm<JobField> }) => {
  const typed = useWatch({ control: form.rhf.control });
  const text = (name: 'jobtitle' | 'companyname' | 'location') => typed[name]?.trim() ? <span dir="auto">{typed[name]}</span> : <span className="absent">{preview[name]}</span>;
  const chips = [typed['employementtype'], typed['categoryName']].filter(Boolean);
  const overview = previewWords(typed['joboverview'] ?? '');
  return (
    <Frame aria-label={preview.title}>
      <h2>{preview.title}</h2>
      <Card pad>
        <div className="head">
          <CompanyTile job={{ companyname: typed['companyname']?.trim() ?? '', jobtitle: typed['jobtitle']?.trim() || preview.companyname }} />
          <div>
            <p className="title">{text('jobtitle')} – {text('location')}</p>
            <p className="second">{text('companyname')}</p>
          </div>
        </div>
        {chips.length > 0 && <div className="chips">{chips.map((chip) => <Chip key={chip}>{chip}</Chip>)}</div>}
        <p className={overview === '' ? 'second absent' : 'second'} style={chips.length === 0 ? { marginTop: 16 } : undefined} dir="auto">{overview || preview.overview}</p>
        <div className="foot">
          <Pay job={{ monthlysalary1: Number(typed['monthlysalary1']), monthlysalary2: Number(typed['monthlysalary2']) }} />
          <span className="age">{preview.age}</span>
        </div>
      </Card>
    </Frame>
  );
};
