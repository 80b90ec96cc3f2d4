import Button from '@mui/material/Button';
import type { Cv } from '@/api/jobBoardApi';
import { ownCvTexts } from '@/texts/profiles/cv';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { PageHeading } from '@/ui/page/Page';
import { styled } from '@/ui/styled';
import { CvEntryInputs, CvLinkInputs } from './CvEntryInputs';
import { useCvForm } from './useCvForm';

const { form: texts, sections } = ownCvTexts;
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 760,
  margin: '40px auto 0',
  '& .lead': { marginTop: 8, color: theme.vars.palette.ink2 },
  '& .buttons': { display: 'flex', gap: 12 },
}));

type EditCvProps = { cv: Cv; username: string; onDone: () => void };

/** The form for the parts of a CV that aren't in the profile. */
export const EditCv = ({ cv: stored, username, onDone }: EditCvProps) => {
  const cv = useCvForm(stored, username, onDone);
  const lines = (name: 'summary' | 'skills' | 'languages') => ({
    name,
    value: cv.typed[name],
    onChange: ({ target }: { target: { value: string } }) => cv.change({ [name]: target.value }),
    label: sections[name],
    dir: 'auto',
  });
  return (
    <Form {...cv.form}>
      <div>
        <PageHeading takeFocus>{texts.title}</PageHeading>
        <p className="lead">{texts.lead}</p>
      </div>
      <TextArea {...lines('summary')} hint={texts.summaryHint} maxLength={2000} rows={4} />
      <CvEntryInputs list="experience" cv={cv} />
      <CvEntryInputs list="education" cv={cv} />
      <TextArea {...lines('skills')} hint={texts.onePerLine} maxLength={4000} rows={4} />
      <TextArea {...lines('languages')} hint={texts.onePerLine} maxLength={2000} rows={3} />
      <CvLinkInputs cv={cv} />
      {cv.problem !== null && <FormAlert>{cv.problem}</FormAlert>}
      <div className="buttons">
        <SubmitButton busy={cv.busy}>{texts.save}</SubmitButton>
        <Button variant="outlined" onClick={cv.cancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
};
