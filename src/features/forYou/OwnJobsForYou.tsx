import { useCurrentUser } from '@/session/useSession';
import { forYouTexts as texts } from '@/texts/jobs/forYou';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { EmptyMessage } from '@/ui/page/EmptyMessage';
import { Loading } from '@/ui/page/Loading';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { SuggestedJob } from './SuggestedJob';
import { useJobsForYou, useSuggestJobs } from './useJobsForYou';

const shown = 6;

const Lead = styled('p')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.dense.fontSize,
}));
const Grid = styled('ul')({
  display: 'grid',
  gap: 14,
  marginTop: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
});

/** "Jobs for you" in the job seeker's profile, with a switch for suggestions. Our own host only. */
export const OwnJobsForYou = () => {
  const me = useCurrentUser();
  return me?.role === 'jobseeker' ? <Suggested username={me.username} /> : null;
};

const Suggested = ({ username }: { username: string }) => {
  const { data, isFetching, isError, refetch } = useJobsForYou(username, shown);
  const { choose, wanted, isLoading } = useSuggestJobs(username);
  const isOn = wanted ?? data?.on ?? true;
  const items = isOn ? (data?.items ?? []) : [];
  return (
    <ProfileSection
      title={texts.title}
      action={
        data && (
          <CheckboxInput
            name="on"
            label={texts.suggest}
            checked={isOn}
            onChange={({ currentTarget: { checked } }) => {
              if (!isLoading) void choose(checked);
            }}
          />
        )
      }
    >
      {!data && isFetching && <Loading shape="list" rows={2} />}
      {!data && isError && !isFetching && (
        <EmptyMessage text={texts.failed}>
          <TryAgain onClick={() => void refetch()} />
        </EmptyMessage>
      )}
      {data && (
        <Lead>
          {isOn ? (items.length > 0 || isFetching ? texts.lead : texts.empty) : texts.off}
        </Lead>
      )}
      {items.length > 0 && (
        <Grid>
          {items.map((suggested) => (
            <li key={suggested.job._id}>
              <SuggestedJob suggested={suggested} />
            </li>
          ))}
        </Grid>
      )}
    </ProfileSection>
  );
};
