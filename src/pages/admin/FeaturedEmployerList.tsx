import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { adminTexts } from '@contract/texts/admin';
import { homeTexts } from '@contract/texts/home';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import { useGetFeaturedEmployersQuery } from '@/api/jobBoardApi';
import { UpdateFeatured } from '@/features/featured/UpdateFeatured';
import { Card } from '@/ui/Card';
import { EmptyMessage } from '@/ui/EmptyMessage';
import { InitialsTile } from '@/ui/InitialsTile';
import { Loading } from '@/ui/Loading';
import { Page, PageHeading } from '@/ui/Page';
import { TryAgain } from '@/ui/TryAgain';
import { Wrap } from '@/ui/Wrap';

const { featured: texts } = adminTexts;
const Cards = styled('ul')({ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))', marginTop: 24 });
const Frame = styled(Card)({
  height: '100%', padding: 20, display: 'grid', gap: 16, alignContent: 'space-between',
  '& > .who': { display: 'flex', gap: 14, alignItems: 'center', minWidth: 0 }, '& h2': { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35, minWidth: 0, overflowWrap: 'anywhere' },
  '& > .ways': { display: 'flex', gap: 8 },
});
const Note = styled('p')(({ theme }) => ({ marginTop: 8, color: theme.vars.palette.ink2 }));

/** The administrator's featured employers (spec §2.16): Update opens a modal; no call of spec §7 removes one. */
export const FeaturedEmployerList = () => {
  const config = useHostConfig();
  const { data = [], isLoading, isFetching, isError, refetch } = useGetFeaturedEmployersQuery();
  const [updating, setUpdating] = useState<string | null>(null);
  const employer = data.find(({ _id }) => _id === updating);
  return (
    <Page title={texts.title}>
      <Wrap sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <Note id="cannot-remove">{texts.cannotRemove}</Note>
        {isLoading && <Loading shape="cards" />}
        {!isLoading && data.length === 0 && <EmptyMessage text={homeTexts.noFeaturedEmployers}>{isError && !isFetching && <TryAgain onClick={() => void refetch()} />}</EmptyMessage>}
        <Cards>
          {data.map(({ _id, employerName = '', employerImage }) => (
            <li key={_id}>
              <Frame>
                <div className="who"><InitialsTile name={employerName} image={imageAddress(employerImage, config)} size={56} /><h2 dir="auto">{employerName}</h2></div>
                <div className="ways">
                  <Button size="small" aria-label={texts.updateNamed(employerName)} onClick={() => setUpdating(_id)}>{texts.update}</Button>
                  <Button size="small" variant="outlined" color="error" aria-label={texts.removeNamed(employerName)} aria-describedby="cannot-remove" disabled>{texts.remove}</Button>
                </div>
              </Frame>
            </li>
          ))}
        </Cards>
        {employer && <UpdateFeatured key={employer._id} employer={employer} onClose={() => setUpdating(null)} />}
      </Wrap>
    </Page>
  );
};
