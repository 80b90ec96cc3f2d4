import { useReadFile, type FileArg } from '@/api/readFile';
import { applicantTexts } from '@/texts/jobs/applicants';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { calendarDay } from '@/ui/text/dayTexts';

const { export: texts } = applicantTexts;

/** "Download CVs": saves the CVs of all applicants found by the search as a zip file. */
export const DownloadCvs = ({ search }: { search: FileArg<'exportApplicantCvs'> }) => {
  const readFile = useReadFile();
  const read = async () => ({
    address: await readFile('exportApplicantCvs', search),
    name: `cvs-${calendarDay(Date.now())}.zip`,
  });
  return (
    <SaveFileButton size="small" read={read} done={texts.done} failed={texts.failed}>
      {texts.cvs}
    </SaveFileButton>
  );
};
