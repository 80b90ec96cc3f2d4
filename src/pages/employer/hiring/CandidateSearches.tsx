import { SavedCandidateSearches } from '@/features/candidates/saved/SavedCandidateSearches';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { candidateTexts } from '@/texts/candidates/candidates';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';

const { searches: texts } = candidateTexts;
const Frame = styled(Wrap)(({ theme }) => ({
  paddingTop: 32,
  paddingBottom: 48,
  '& .intro': { marginTop: 6, color: theme.vars.palette.ink2 },
}));

/** An employer's saved candidate searches. Our own host only. */
export const CandidateSearches = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <EmployerTabs />
      <Frame>
        <PageHeading>{texts.title}</PageHeading>
        <p className="intro">{texts.intro}</p>
        <SavedCandidateSearches />
      </Frame>
    </Page>
  </OwnHostOnly>
);
