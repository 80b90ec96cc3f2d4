import { useCompany } from '@/features/companies/useCompany';
import { EmployerTabs } from '@/features/employers/EmployerTabs';
import { AddImport } from '@/features/jobImports/AddImport';
import { JobImportList } from '@/features/jobImports/JobImportList';
import { OwnHostOnly } from '@/features/office/OwnHostOnly';
import { importTexts as texts } from '@/texts/jobs/imports';
import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/form/FormAlert';
import { HeadingRow } from '@/ui/page/HeadingRow';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const Stack = styled(Wrap)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '32px 64px',
  '& .second': { marginTop: 6, color: theme.vars.palette.ink2 },
}));

/** The sources from which an employer's jobs are imported, and a form to add one. */
export const JobImports = () => {
  const { readsOnly, mayAct } = useCompany();
  return (
    <OwnHostOnly>
      <Page title={texts.title}>
        <EmployerTabs />
        <Stack>
          <HeadingRow>
            <div>
              <PageHeading>{texts.title}</PageHeading>
              <p className="second">{texts.text}</p>
            </div>
            <LinkButton variant="outlined" to={paths.jobsDesk()}>
              {texts.back}
            </LinkButton>
          </HeadingRow>
          {readsOnly && <Notice>{texts.reader}</Notice>}
          {mayAct && (
            <JobImportList>
              <AddImport />
            </JobImportList>
          )}
        </Stack>
      </Page>
    </OwnHostOnly>
  );
};
