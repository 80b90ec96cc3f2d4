import { useHostConfig } from '@/api/hostConfig';
import { readApiError } from '@/api/wire/apiError';
import { invalidField } from '@/api/wire/refusals';
import { changedMeanwhileTexts } from '@/texts/profiles/changedMeanwhile';
import type { Refusal } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { etagOf } from '@contract/etag';

type Version = { 'If-Match'?: string };
type Section<Profile> = {
  /** The profile that the section shows. */
  profile: Profile;
  /** What the save changes. */
  names: readonly (keyof Profile)[];
  /** Reads the profile from the host, past the cache; null where that fails. */
  readAgain: () => Promise<Profile | null>;
  /** Calls the host, with the version that is being changed. */
  send: (version: Version) => Promise<unknown>;
};

/** The header that names a profile's version; empty on a spec host, whose profiles have none. */
export const versionOf = ({ updatedAt }: { updatedAt?: string | null }): Version =>
  updatedAt ? { 'If-Match': etagOf(updatedAt) } : {};

/**
 * Saves a section of a profile and shows `success`. A failure is only logged (spec §8), but what
 * our own host says about a field is shown below it. Where the profile was changed meanwhile (412),
 * the save is sent again if nothing of this section was, or else refused with the profile read
 * again.
 */
export const useSaveSection = (success: string) => {
  const { extensions } = useHostConfig();
  return async <Profile extends { updatedAt?: string | null }>({
    profile,
    names,
    readAgain,
    send,
  }: Section<Profile>): Promise<Refusal<never> | null> => {
    const sendOver = (version: Profile) => send(extensions ? versionOf(version) : {});
    /** Sends it over the present version; rejects where that has other values than are shown. */
    const sendAgain = async (error: unknown) => {
      const present = await readAgain();
      if (!present || names.some((name) => present[name] !== profile[name])) throw error;
      await sendOver(present);
    };
    const isChangedMeanwhile = (error: unknown) => extensions && readApiError(error).status === 412;
    try {
      await sendOver(profile).catch((error: unknown) => {
        if (!isChangedMeanwhile(error)) throw error;
        return sendAgain(error);
      });
    } catch (error) {
      if (isChangedMeanwhile(error)) return { problem: { text: changedMeanwhileTexts.problem } };
      const field = invalidField(error, extensions);
      return field ? { field } : {};
    }
    notify.success(success);
    return null;
  };
};
