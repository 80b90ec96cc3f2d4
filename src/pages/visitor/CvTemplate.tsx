import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { cvTexts } from '@/texts/profiles/cv';
import { PrintIcon } from '@/ui/art/actionIcons';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
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
/**
 * A static CV template with placeholder text (spec §2.1), to be read, printed or saved as a PDF.
 */
export const CvTemplate = () => (
  <Page title={cvTexts.title}>
    <GlobalStyles styles={{ '@page': { margin: '15mm 17mm' } }} />
    <Wrap sx={{ '@media print': { padding: 0 } }}>
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
    </Wrap>
  </Page>
);
