import { useHostConfig } from '@/api/hostConfig';
import type { LoginState } from '@/session/loginState';
import { savedTexts } from '@/texts/jobs/saved';
import { Notice } from '@/ui/form/FormAlert';
import { useNow } from '@/ui/text/now';
import { TextLink } from '@/ui/text/TextLink';
import { paths } from '@contract/paths';
import { SavedList } from '../list/SavedList';
import { useSavedSearch } from '../list/useSavedSearch';
import { updateOnDevice, useDeviceJobs } from './deviceJobs';
import { selectSaved } from './selectSaved';
import { useCheckedJobs } from './useCheckedJobs';
import { useDeviceSaving } from './useDeviceSaving';

const { device: texts } = savedTexts;
const state: LoginState = { from: paths.savedJobs() };

/** The list of jobs saved on this device: a visitor's, and on a spec host every user's. */
export const DeviceSaved = ({ username }: { username: string }) => {
  const { extensions } = useHostConfig();
  const now = useNow();
  const search = useSavedSearch();
  const jobs = useDeviceJobs(username);
  const { items, counts } = selectSaved(jobs, search, now);
  const isUnchecked = useCheckedJobs(
    username,
    items.map(({ job }) => job._id),
  );
  const { remove } = useDeviceSaving(username);
  return (
    <SavedList
      search={search}
      items={items}
      counts={counts}
      actions={{
        remove,
        setNote: async (jobId, note) => updateOnDevice(username, new Map([[jobId, { note }]])),
      }}
    >
      <Notice>
        {extensions ? (
          <p>
            {texts.note}{' '}
            <TextLink to={paths.login()} state={state}>
              {texts.logIn}
            </TextLink>
          </p>
        ) : (
          <p>{texts.own}</p>
        )}
        {isUnchecked && <p>{texts.unchecked}</p>}
      </Notice>
    </SavedList>
  );
};
