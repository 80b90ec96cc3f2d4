import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { applicantTexts } from '@/texts/jobs/applicants';
import { Loading } from '@/ui/page/Loading';
import { styled } from '@/ui/styled';
import { CvFailed } from './CvFailed';
import { openPdf, type Pdf } from './pdf';

const { cv: texts } = applicantTexts;
const Sheet = styled('section')(({ theme }) => ({
  marginBottom: 10,
  border: `1px solid ${theme.vars.palette.line2}`,
  borderRadius: theme.shape.radius.sm,
  overflow: 'hidden',
  // white in both themes, like paper
  backgroundColor: '#fff',
  '& canvas': { display: 'block', width: '100%' },
}));

type PageProps = { pdf: Pdf; page: number; onFailed: () => void };

/** One page as an image, with its text for screen readers. */
const PdfPage = ({ pdf, page, onFailed }: PageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string>();
  const failed = useRef(onFailed);
  // an effect, because the canvas is drawn outside React
  useEffect(() => {
    let isGone = false;
    if (canvas.current)
      pdf.draw(page, canvas.current).then(
        (drawn) => {
          if (!isGone) setText(drawn);
        },
        () => {
          if (!isGone) failed.current();
        },
      );
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  return (
    <Sheet aria-label={texts.page(page)} aria-busy={text === undefined}>
      <canvas ref={canvas} aria-hidden />
      <div className="visually-hidden" dir="auto">
        {text}
      </div>
    </Sheet>
  );
};

/** Opens the PDF of an object URL; sets `failed` if it can't be read. */
const usePdf = (address: string) => {
  const [state, setState] = useState<{ pdf?: Pdf; failed?: boolean }>({});
  // an effect, because the worker is outside React and is terminated on unmount
  useEffect(() => {
    const opened = fetch(address)
      .then((answer) => answer.arrayBuffer())
      .then(openPdf);
    let isGone = false;
    opened.then(
      (pdf) => {
        if (!isGone) setState({ pdf });
      },
      () => {
        if (!isGone) setState({ failed: true });
      },
    );
    return () => {
      isGone = true;
      void opened.then(
        ({ close }) => close(),
        () => {},
      );
    };
  }, [address]);
  return { ...state, fail: (): void => setState({ failed: true }) };
};

type PdfPagesProps = { address: string; onTryAgain: () => void };

/** The pages of a PDF: the first at once, the others on demand. `address` is an object URL. */
export const PdfPages = ({ address, onTryAgain }: PdfPagesProps) => {
  const { pdf, failed, fail } = usePdf(address);
  const [shown, setShown] = useState(1);
  if (failed) return <CvFailed text={texts.notDrawn} onTryAgain={onTryAgain} />;
  if (!pdf) return <Loading shape="page" />;
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        <PdfPage key={index} pdf={pdf} page={index + 1} onFailed={fail} />
      ))}
      <output className="num mute">{texts.pages(shown, pdf.pages)}</output>{' '}
      {shown < pdf.pages && (
        <Button size="small" variant="outlined" onClick={() => setShown(shown + 1)}>
          {texts.more(shown + 1)}
        </Button>
      )}
    </>
  );
};
