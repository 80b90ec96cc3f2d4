import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useHostConfig } from '@/api/hostConfig';
import { OwnCv } from '@/features/resumes/cv/OwnCv';
import { useCurrentUser } from '@/session/useSession';
import { cvTexts, ownCvTexts } from '@/texts/profiles/cv';
import { PrintIcon } from '@/ui/art/actionIcons';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { CvTemplateSheet } from './CvTemplateSheet';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '16px 32px',
  maxWidth: 840,
  margin: '40px auto 28px',
  '& p': { marginTop: 8, color: theme.vars.palette.ink2, maxWidth: '60ch' },
}));
const pageMargins = <GlobalStyles styles={{ '@page': { margin: '15mm 17mm' } }} />;

/**
 * A static CV template with placeholder text (spec §2.1), to read, print or save as a PDF. On our
 * own host a logged-in job seeker gets their own CV instead.
 */
export const CvTemplate = () => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  const isOwn = extensions && me?.role === 'jobseeker' && me.username !== '';
  return (
    <Page title={isOwn ? ownCvTexts.title : cvTexts.title}>
      {pageMargins}
      <Wrap sx={{ '@media print': { padding: 0 } }}>
        {isOwn ? <OwnCv key={me.username} username={me.username} /> : <Template />}
      </Wrap>
    </Page>
  );
};

const Template = () => (
  <>
    <Head data-screen-only>
      <div>
        <PageHeading>{cvTexts.title}</PageHeading>
        <p>{cvTexts.lead}</p>
      </div>
      <Button startIcon={<PrintIcon size={18} />} onClick={() => window.print()}>
        {cvTexts.print}
      </Button>
    </Head>
    <CvTemplateSheet />
  </>
);
