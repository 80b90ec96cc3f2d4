import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useGetTermsQuery } from '@/api/jobBoardApi';
import { EditTerms } from '@/features/terms/EditTerms';
import { termsFields } from '@/features/terms/termsFields';
import { TermsVersions } from '@/features/terms/TermsVersions';
import { adminTexts } from '@/texts/admin/admin';
import { termsTexts } from '@/texts/terms';
import { EditIcon } from '@/ui/art/actionIcons';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { messages } from '@contract/messages';

const { terms: texts } = adminTexts;
const Record = styled(Card)(({ theme }) => ({
  padding: 24,
  marginTop: 24,
  '& > .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& h2': { ...theme.typography.h3 },
  '& dt': {
    marginTop: 20,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
  },
  '& dd': { marginTop: 4, maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

/**
 * The administrator's terms editor (spec §2.16): each record with its six texts and an edit icon;
 * on our own host also with its earlier versions.
 */
export const TermsEditor = () => {
  const { data = [], isLoading, isFetching, isError, refetch } = useGetTermsQuery();
  const { extensions } = useHostConfig();
  const [editing, setEditing] = useState<string | null>(null);
  const terms = data.find(({ _id }) => _id === editing);
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        {isLoading && <Loading shape="page" />}
        {!isLoading && data.length === 0 && (
          <EmptyMessage text={isError ? messages.getTerms.loading : termsTexts.empty}>
            {isError && !isFetching && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        {data.map((record, index) => (
          <Record key={record._id}>
            <div className="head">
              <h2>{texts.record(index + 1)}</h2>
              <IconButton
                aria-label={
                  data.length > 1 ? `${texts.edit}, ${texts.record(index + 1)}` : texts.edit
                }
                onClick={() => setEditing(record._id)}
              >
                <EditIcon />
              </IconButton>
            </div>
            <dl>
              {termsFields.map((name) => [
                <dt key={`${name}-label`}>{texts.fields[name]}</dt>,
                <dd key={name} dir="auto">
                  {record[name]}
                </dd>,
              ])}
            </dl>
            {extensions && <TermsVersions id={record._id} />}
          </Record>
        ))}
        {terms && <EditTerms key={terms._id} terms={terms} onClose={() => setEditing(null)} />}
      </Wrap>
    </Page>
  );
};
