import { useHostConfig } from '@/api/hostConfig';
import { readApiError } from '@/api/wire/apiError';
import { invalidField } from '@/api/wire/refusals';
import { changedMeanwhileTexts } from '@/texts/profiles/changedMeanwhile';
import type { FormError } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { etagOf } from '@contract/etag';

export type Version = { 'If-Match'?: string };
type Section<Profile> = {
  /** The profile shown in the section. */
  profile: Profile;
  /** The typed values of the fields that differ from the profile. */
  edited: Partial<Record<keyof Profile, string>>;
  /** Reads the profile from the host, bypassing the cache; resolves to `null` on failure. */
  refetchProfile: () => Promise<Profile | null>;
  /** Sends all of the section, with the version it is based on. */
  send: (version: Version) => Promise<unknown>;
  /** Sends only the edited fields; our own host leaves the others unchanged. */
  sendEdited: (version: Version) => Promise<unknown>;
};

/**
 * Returns the If-Match header for a profile's version; empty on spec hosts, whose profiles have
 * none.
 */
export const versionOf = ({ updatedAt }: { updatedAt?: string | null }): Version =>
  updatedAt ? { 'If-Match': etagOf(updatedAt) } : {};

/**
 * Saves a section of a profile and shows `success`. A failure is only logged (spec §8), but our own
 * host's message about a field is shown below it. If the profile has changed since (412), sends the
 * edited fields again over the current version, unless one of them was changed elsewhere to
 * something else: then refuses the save, with the profile re-read.
 */
export const useSaveSection = (success: string) => {
  const { extensions } = useHostConfig();
  return async <Profile extends { updatedAt?: string | null }>({
    profile,
    edited,
    refetchProfile,
    send,
    sendEdited,
  }: Section<Profile>): Promise<FormError<never> | null> => {
    // the keys of `edited`, all of which are a profile's
    const names = Object.keys(edited) as (keyof Profile)[];
    /**
     * Sends the edited fields over the current version; rejects if one of them was changed
     * elsewhere, too.
     */
    const sendAgain = async (error: unknown) => {
      const present = await refetchProfile();
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
