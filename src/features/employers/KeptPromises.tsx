import { useHostConfig } from '@/api/hostConfig';
import { useGetEmployerPromiseQuery } from '@/api/jobBoardApi';
import { promiseTexts as texts } from '@/texts/jobs/promise';
import { ProfileSection } from '@/ui/page/ProfileSection';

/**
 * How often an employer has kept its promises to answer applicants. Renders nothing until ten
 * answers were due, and on a spec host.
 */
export const KeptPromises = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const { extensions } = useHostConfig();
  const { currentData: promise } = useGetEmployerPromiseQuery(
    { usernameEmployer },
    { skip: !extensions },
  );
  if (!promise || promise.due === 0) return null;
  const { due, kept, medianDays } = promise;
  return (
    <ProfileSection title={texts.title}>
      <p>
        <b>{texts.share(Math.floor((kept / due) * 100))}</b>
      </p>
      <p className="num">{texts.of(kept, due)}</p>
      {medianDays !== undefined && <p className="num">{texts.median(medianDays)}</p>}
    </ProfileSection>
  );
};
