import { useNavigate } from 'react-router-dom';
import { useSaveCandidateSearchMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { candidateTexts } from '@/texts/candidates/candidates';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { ownTimeZone } from '@/ui/text/localTimes';
import { paths } from '@contract/paths';
import type { CandidateFilters } from '../search/useCandidateSearch';

const { saved: texts } = candidateTexts;
/** The default hour of the daily email. */
const usualHour = 7;

/** Returns a search's default name. */
const nameOf = ({ q, location, skill }: CandidateFilters): string =>
  [q ?? skill?.join(', '), location].filter(Boolean).join(', ') || texts.all;

/** The form that saves a search; input is kept after a refusal. */
export const useSaveCandidateSearch = (filters: CandidateFilters, onSaved: () => void) => {
  const [save] = useSaveCandidateSearchMutation();
  const navigate = useNavigate();
  return useCheckedForm<'name' | 'hour'>({
    defaultValues: { name: nameOf(filters).slice(0, 100), hour: String(usualHour) },
    missing: { name: texts.nameMissing, hour: texts.hourMissing },
    send: async ({ name, hour }) => {
      try {
        await save({
          candidateSearchInput: {
            name,
            search: filters,
            hour: Number(hour),
            timeZone: ownTimeZone().timeZone ?? 'UTC',
          },
        }).unwrap();
        notify.success(texts.done, {
          label: texts.see,
          onClick: () => void navigate(paths.candidateSearches()),
        });
        onSaved();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['name', 'hour'] as const, texts.failed);
      }
    },
  });
};
