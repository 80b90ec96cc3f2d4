import { useHostConfig } from '@/api/hostConfig';
import { readApiError } from '@/api/wire/apiError';
import { invalidField } from '@/api/wire/refusals';
import { changedMeanwhileTexts } from '@/texts/profiles/changedMeanwhile';
import type { Refusal } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { etagOf } from '@contract/etag';

export type Version = { 'If-Match'?: string };
type Section<Profile> = {
  /** The profile that the section shows. */
  profile: Profile;
  /** What was typed, of the fields in which it differs from the profile. */
  edited: Partial<Record<keyof Profile, string>>;
  /** Reads the profile from the host, past the cache; null where that fails. */
  readAgain: () => Promise<Profile | null>;
  /** Calls the host with all of the section, and the version that is being changed. */
  send: (version: Version) => Promise<unknown>;
  /** The same with what was edited alone; our own host leaves the other fields unchanged. */
  sendEdited: (version: Version) => Promise<unknown>;
};

/** The header that names a profile's version; empty on a spec host, whose profiles have none. */
export const versionOf = ({ updatedAt }: { updatedAt?: string | null }): Version =>
  updatedAt ? { 'If-Match': etagOf(updatedAt) } : {};

/**
 * Saves a section of a profile and shows `success`. A failure is only logged (spec §8), but what
 * our own host says about a field is shown below it. Where the profile was changed meanwhile (412),
 * what was edited is sent again over the present version, unless one of those fields was changed
 * elsewhere to something else: then the save is refused, with the profile read again.
 */
export const useSaveSection = (success: string) => {
  const { extensions } = useHostConfig();
  return async <Profile extends { updatedAt?: string | null }>({
    profile,
    edited,
    readAgain,
    send,
    sendEdited,
  }: Section<Profile>): Promise<Refusal<never> | null> => {
    // the keys of `edited`, all of which a profile has
    const names = Object.keys(edited) as (keyof Profile)[];
    /** Sends what was edited over the present version; rejects where that was changed, too. */
    const sendAgain = async (error: unknown) => {
      const present = await readAgain();
      const isChanged = (name: keyof Profile): boolean =>
        present?.[name] !== profile[name] && (present?.[name] ?? '') !== edited[name];
      if (!present || names.some(isChanged)) throw error;
      if (names.length > 0) await sendEdited(versionOf(present));
    };
    const isChangedMeanwhile = (error: unknown) => extensions && readApiError(error).status === 412;
    try {
      await send(extensions ? versionOf(profile) : {}).catch((error: unknown) => {
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
