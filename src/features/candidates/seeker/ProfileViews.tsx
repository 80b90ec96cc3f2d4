import Button from '@mui/material/Button';
import { useGetProfileViewsQuery } from '@/api/memberApi';
import { openToWorkTexts } from '@/texts/candidates/openToWork';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { nearDayText } from '@/ui/text/dayTexts';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { useBlock } from './useBlock';

const { views: texts, blocked } = openToWorkTexts;
const List = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.line}`,
    overflowWrap: 'anywhere',
  },
  '& li:first-of-type': { borderTop: 0 },
  '& .when': {
    flex: '1 1 160px',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));

/** Which employers opened a job seeker's profile, and when. */
export const ProfileViews = () => {
  const { data: views, isFetching, refetch } = useGetProfileViewsQuery();
  const now = useNow();
  const block = useBlock();
  return (
    <ProfileSection title={texts.title}>
      {!views && isFetching && <Loading shape="list" rows={2} />}
      {!views && !isFetching && (
        <EmptyMessage text={texts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {views?.length === 0 && <p>{texts.none}</p>}
      {views && views.length > 0 && (
        <List>
          {views.map(({ company, usernameEmployer, views: times, lastAt }) => (
            <li key={usernameEmployer}>
              <TextLink to={paths.employerReadOnly(usernameEmployer)}>
                <bdi>{company}</bdi>
              </TextLink>
              <span className="when num">
                {texts.last(nearDayText(lastAt, now))}, {texts.times(times)}
              </span>
              <Button
                variant="text"
                size="small"
                aria-label={texts.block(company)}
                onClick={() => void block(usernameEmployer, blocked.added(company))}
              >
                {blocked.add}
              </Button>
            </li>
          ))}
        </List>
      )}
    </ProfileSection>
  );
};
