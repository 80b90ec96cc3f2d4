import { useGetJobQuery } from '@/api/jobBoardApi';
import { authTexts } from '@/texts/auth/auth';
import { decodedAddress } from '@/ui/text/decodedAddress';
import { matchRoute } from '@contract/matchRoute';
import { isLocalPath } from './rolePaths';

const { wanted: texts } = authTexts;

/**
 * Returns the route of a path of this site, and its decoded second segment, which is the job's id
 * on routes that have one.
 */
const readPath = (path: string) => {
  const { pathname } = new URL(path, 'http://app.invalid');
  return { route: matchRoute(pathname), jobId: decodedAddress(pathname.split('/')[2] ?? '') };
};

const Applying = ({ jobId }: { jobId: string }) => {
  const { data: job } = useGetJobQuery({ id: jobId });
  if (!job) return texts.apply;
  return (
    <>
      {texts.applyFor} <bdi>{job.jobtitle}</bdi>
      {job.companyname && (
        <>
          {' '}
          {texts.at} <bdi>{job.companyname}</bdi>
        </>
      )}
      .
    </>
  );
};

/**
 * Says what comes after the login: the page that a guard or link recorded as wanted; `null` if
 * there is nothing to say.
 */
export const afterLoginText = (from: string | undefined) => {
  if (from === undefined || !isLocalPath(from)) return null;
  const { route, jobId } = readPath(from);
  if (route === 'applyToJob') return <Applying jobId={jobId} />;
  return route === 'postJob' || route === 'ownPostJob' ? texts.post : null;
};
