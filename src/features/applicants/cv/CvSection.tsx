import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { useGetApplicationCvTextQuery } from '@/api/memberApi';
import { useReadFile } from '@/api/readFile';
import { applicantTexts } from '@/texts/jobs/applicants';
import { EyeIcon } from '@/ui/art/documentIcons';
import { SaveFileButton } from '@/ui/button/SaveFileButton';
import { Loading } from '@/ui/page/Loading';
import { styled } from '@/ui/styled';
import { fileSizeText } from '@/ui/text/fileSizeText';
import { shortName } from '../applicantName';
import { PanelSection } from '../panel/PanelSection';
import { CvFailed } from './CvFailed';
import { PdfPages } from './PdfPages';

const { cv: texts } = applicantTexts;
type Cv = NonNullable<Applicant['cv']>;
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& > div': { flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > div > b': { display: 'block' },
  '& > div > span': {
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
  },
}));
const Text = styled('section')(({ theme }) => ({
  maxHeight: '70vh',
  overflow: 'auto',
  padding: 16,
  border: `1px solid ${theme.vars.palette.line2}`,
  borderRadius: theme.shape.radius.sm,
  backgroundColor: theme.vars.palette.paper,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
}));

/** Loads a CV as an object URL, which is revoked on unmount; `undefined` while loading. */
const useCvFile = (id: string) => {
  const readFile = useReadFile();
  const [file, setFile] = useState<{ address?: string; failed?: boolean }>({});
  // an effect, because the object URL holds the bytes until it is revoked
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    readFile('getApplicationCv', { id }).then(
      (url) => {
        if (isGone) return URL.revokeObjectURL(url);
        address = url;
        setFile({ address });
      },
      () => {
        if (!isGone) setFile({ failed: true });
      },
    );
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [id, readFile]);
  return file;
};

type PdfFileProps = { id: string; onTryAgain: () => void };

const PdfFile = ({ id, onTryAgain }: PdfFileProps) => {
  const { address, failed } = useCvFile(id);
  if (failed) return <CvFailed text={texts.failed} onTryAgain={onTryAgain} />;
  if (address === undefined) return <Loading shape="page" />;
  return <PdfPages address={address} onTryAgain={onTryAgain} />;
};

const PdfCv = ({ id }: { id: string }) => {
  const [attempt, setAttempt] = useState(0);
  return <PdfFile key={attempt} id={id} onTryAgain={() => setAttempt(attempt + 1)} />;
};

const TextCv = ({ id }: { id: string }) => {
  const { currentData, isFetching, refetch } = useGetApplicationCvTextQuery({ id });
  if (currentData)
    return (
      // focusable, so that it can be scrolled by keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <Text dir="auto" tabIndex={0} aria-label={texts.text}>
        {currentData.text}
      </Text>
    );
  if (isFetching) return <Loading shape="page" />;
  return <CvFailed text={texts.noText} onTryAgain={() => void refetch()} />;
};

const CvView = ({ id, kind }: { id: string; kind: Cv['kind'] }) => {
  if (kind === 'pdf') return <PdfCv id={id} />;
  if (kind === 'docx' || kind === 'txt') return <TextCv id={id} />;
  return <p>{texts.only(kind.toUpperCase())}</p>;
};

/** The CV sent with an application: its name and size, and on demand its pages or its text. */
export const CvSection = ({ applicant }: { applicant: Applicant }) => {
  const { _id: id, cv } = applicant;
  const readFile = useReadFile();
  // only one applicant's CV is open: its sender is told that it was opened
  const [openId, setOpenId] = useState<string>();
  const isOpen = openId === id;
  if (!cv)
    return (
      <PanelSection title={texts.title}>
        <p className="mute">{texts.none}</p>
      </PanelSection>
    );
  return (
    <PanelSection title={texts.title}>
      <Head>
        <div>
          <b dir="auto">{cv.name}</b>
          <span className="num">
            {texts.about(fileSizeText(cv.size), cv.pages, shortName(applicant))}
          </span>
        </div>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          startIcon={<EyeIcon size={18} />}
          onClick={() => setOpenId(isOpen ? undefined : id)}
        >
          {isOpen ? texts.close : texts.open}
        </Button>
        <SaveFileButton
          size="small"
          read={async () => ({
            address: await readFile('getApplicationCv', { id }),
            name: cv.name,
          })}
          done={texts.downloaded}
          failed={texts.failed}
        >
          {texts.download}
        </SaveFileButton>
      </Head>
      {isOpen && (
        <div data-cv-open>
          <CvView id={id} kind={cv.kind} />
        </div>
      )}
    </PanelSection>
  );
};
