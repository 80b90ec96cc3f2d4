import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useId, useRef, useState } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import { useGetFeaturedEmployersQuery } from '@/api/jobBoardApi';
import { FeaturedForm } from '@/features/featured/FeaturedForm';
import { MoveFeatured } from '@/features/featured/MoveFeatured';
import { RemoveFeatured } from '@/features/featured/RemoveFeatured';
import { useFeaturedOrder } from '@/features/featured/useFeaturedOrder';
import { adminTexts } from '@/texts/admin/admin';
import { homeTexts } from '@/texts/home';
import { PlusIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';

const { featured: texts } = adminTexts;
const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  marginTop: 24,
});
const Frame = styled(Card)({
  height: '100%',
  padding: 20,
  display: 'grid',
  gap: 16,
  alignContent: 'space-between',
  '& > .who': { display: 'flex', gap: 14, alignItems: 'center', minWidth: 0 },
  '& h2': {
    fontSize: '1.0625rem',
    fontWeight: 650,
    lineHeight: 1.35,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& > .ways': { display: 'flex', gap: 8 },
});
const Note = styled('p')(({ theme }) => ({ marginTop: 8, color: theme.vars.palette.ink2 }));

/**
 * The administrator's featured employers (spec §2.16): Update opens a modal; our own host adds,
 * removes and orders as well, which no call of spec §7 does.
 */
export const FeaturedEmployerList = () => {
  const config = useHostConfig();
  const { data = [], isLoading, isFetching, isError, refetch } = useGetFeaturedEmployersQuery();
  const [updating, setUpdating] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const reason = useId();
  const cards = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const otherwise = useCallback(() => heading.current?.querySelector('h1'), []);
  useFocusAfterDelete(
    cards,
    otherwise,
    data.map(({ _id }) => _id),
  );
  const { move, said } = useFeaturedOrder(data, cards);
  const employer = data.find(({ _id }) => _id === updating);
  return (
    <Page title={texts.title}>
      <Wrap ref={heading} sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        {config.extensions ? (
          <Button
            variant="outlined"
            size="small"
            startIcon={<PlusIcon size={18} />}
            sx={{ mt: 2 }}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        ) : (
          <Note id={reason}>{texts.cannotRemove}</Note>
        )}
        {isLoading && <Loading shape="cards" />}
        {!isLoading && data.length === 0 && (
          <EmptyMessage text={homeTexts.noFeaturedEmployers}>
            {isError && !isFetching && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        <Cards ref={cards}>
          {data.map(({ _id, employerName = '', employerImage }, index) => (
            <li key={_id}>
              <Frame>
                <div className="who">
                  <InitialsTile
                    name={employerName}
                    image={imageAddress(employerImage, config)}
                    size={56}
                  />
                  <h2 dir="auto">{employerName}</h2>
                </div>
                <div className="ways">
                  <Button
                    size="small"
                    aria-label={texts.updateNamed(employerName)}
                    onClick={() => setUpdating(_id)}
                  >
                    {texts.update}
                  </Button>
                  <RemoveFeatured employer={{ _id, employerName }} reason={reason} />
                  {config.extensions && data.length > 1 && (
                    <MoveFeatured
                      employer={{ _id, employerName }}
                      first={index === 0}
                      last={index === data.length - 1}
                      onMove={(way) => void move(_id, way)}
                    />
                  )}
                </div>
              </Frame>
            </li>
          ))}
        </Cards>
        <output className="visually-hidden">{said}</output>
        {employer && (
          <FeaturedForm key={employer._id} employer={employer} onClose={() => setUpdating(null)} />
        )}
        {adding && <FeaturedForm onClose={() => setAdding(false)} />}
      </Wrap>
    </Page>
  );
};
