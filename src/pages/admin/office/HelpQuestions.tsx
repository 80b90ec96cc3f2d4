import { HelpQuestionList } from '@/features/help/HelpQuestionList';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { helpQuestionTexts as texts } from '@/texts/admin/helpQuestions';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';

/** Questions sent from the help page. */
export const HelpQuestions = () => (
  <OwnHostOnly>
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <p style={{ maxWidth: '70ch', marginTop: 8 }}>{texts.text}</p>
        <HelpQuestionList />
      </Wrap>
    </Page>
  </OwnHostOnly>
);
