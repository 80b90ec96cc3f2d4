import Button from '@mui/material/Button';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import { useGetFeaturedEmployersQuery, type FeaturedEmployer } from '@/api/jobBoardApi';
import { FeaturedForm } from '@/features/featured/FeaturedForm';
import { MoveFeatured } from '@/features/featured/MoveFeatured';
import { RemoveFeatured } from '@/features/featured/RemoveFeatured';
import { useFeaturedOrder } from '@/features/featured/useFeaturedOrder';
import { adminTexts } from '@/texts/admin/admin';
import { homeTexts } from '@/texts/home';
import { PlusIcon } from '@/ui/art/actionIcons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { Card } from '@/ui/page/Card';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { Page, PageHeading } from '@/ui/page/Page';
import { TryAgain } from '@/ui/page/TryAgain';
import { Wrap } from '@/ui/page/Wrap';
import { styled } from '@/ui/styled';
import { useFocusAfterDelete } from '@/ui/table/useFocusAfterDelete';

const { featured: texts } = adminTexts;
const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  marginTop: 24,
});
const Frame = styled(Card)(({ theme }) => ({
  height: '100%',
  padding: 20,
  display: 'grid',
  gap: 16,
  alignContent: 'space-between',
  '& > .who': { display: 'flex', gap: 14, alignItems: 'center', minWidth: 0 },
  '& h2': {
    fontSize: theme.typography.lead.fontSize,
    fontWeight: 650,
    lineHeight: 1.35,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '& > .ways': { display: 'flex', gap: 8 },
}));
const Note = styled('p')(({ theme }) => ({ marginTop: 8, color: theme.vars.palette.ink2 }));

type FeaturedCardProps = {
  employer: FeaturedEmployer;
  /** The id of the text that explains why Remove is disabled. */
  reason: string;
  onUpdate: () => void;
  /** The buttons that change its position. */
  children: ReactNode;
};

const FeaturedCard = ({ employer, reason, onUpdate, children }: FeaturedCardProps) => {
  const config = useHostConfig();
  const { _id, employerName = '', employerImage } = employer;
  return (
    <Frame>
      <div className="who">
        <InitialsTile name={employerName} image={imageAddress(employerImage, config)} size={56} />
        <h2 dir="auto">{employerName}</h2>
      </div>
      <div className="ways">
        <Button size="small" aria-label={texts.updateNamed(employerName)} onClick={onUpdate}>
          {texts.update}
        </Button>
        <RemoveFeatured employer={{ _id, employerName }} reason={reason} />
        {children}
      </div>
    </Frame>
  );
};

type FeaturedCardsProps = {
  employers: readonly FeaturedEmployer[];
  reason: string;
  /** Returns the focus target after the last card is removed. */
  withoutCards: () => HTMLElement | null | undefined;
  onUpdate: (id: string) => void;
};

const FeaturedCards = ({ employers, reason, withoutCards, onUpdate }: FeaturedCardsProps) => {
  const { extensions } = useHostConfig();
  const cards = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(
    cards,
    withoutCards,
    employers.map(({ _id }) => _id),
  );
  const { move, announcement } = useFeaturedOrder(employers, cards);
  return (
    <>
      <Cards ref={cards}>
        {employers.map((employer, index) => (
          <li key={employer._id}>
            <FeaturedCard {...{ employer, reason }} onUpdate={() => onUpdate(employer._id)}>
              {extensions && employers.length > 1 && (
                <MoveFeatured
                  employer={employer}
                  first={index === 0}
                  last={index === employers.length - 1}
                  onMove={(way) => void move(employer._id, way)}
                />
              )}
            </FeaturedCard>
          </li>
        ))}
      </Cards>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
};

/** The button that adds an employer; on a spec host, which has no call for it, a note. */
const AddFeatured = ({ reason, onAdd }: { reason: string; onAdd: () => void }) => {
  const { extensions } = useHostConfig();
  if (!extensions) return <Note id={reason}>{texts.cannotRemove}</Note>;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<PlusIcon size={18} />}
      sx={{ mt: 2 }}
      onClick={onAdd}
    >
      {texts.add}
    </Button>
  );
};

/**
 * The administrator's featured employers (spec §2.16): Update opens a modal. Our own host can also
 * add, remove and reorder them, for which spec §7 has no call.
 */
export const FeaturedEmployerList = () => {
  const { data = [], isLoading, isFetching, isError, refetch } = useGetFeaturedEmployersQuery();
  const [updatingId, setUpdatingId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const reason = useId();
  const page = useRef<HTMLDivElement>(null);
  const pageHeading = useCallback(() => page.current?.querySelector('h1'), []);
  const updating = data.find(({ _id }) => _id === updatingId);
  return (
    <Page title={texts.title}>
      <Wrap ref={page} sx={{ pt: 4 }}>
        <PageHeading>{texts.title}</PageHeading>
        <AddFeatured reason={reason} onAdd={() => setIsAdding(true)} />
        {isLoading && <Loading shape="cards" />}
        {!isLoading && data.length === 0 && (
          <EmptyMessage text={homeTexts.noFeaturedEmployers}>
            {isError && !isFetching && <TryAgain onClick={() => void refetch()} />}
          </EmptyMessage>
        )}
        <FeaturedCards
          employers={data}
          reason={reason}
          withoutCards={pageHeading}
          onUpdate={setUpdatingId}
        />
        {updating && (
          <FeaturedForm
            key={updating._id}
            employer={updating}
            onClose={() => setUpdatingId(null)}
          />
        )}
        {isAdding && <FeaturedForm onClose={() => setIsAdding(false)} />}
      </Wrap>
    </Page>
  );
};
