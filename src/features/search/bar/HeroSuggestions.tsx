import { useNavigate } from 'react-router-dom';
import type { Suggestion } from '@/searchEngine/suggestJobs';
import { paths } from '@contract/paths';
import { SearchSuggestions } from './SearchSuggestions';

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`input[name=${name}]`);

/**
 * What the hero's form gets once somebody begins to use it: suggestions below both fields. A title
 * or a place is filled in; a company leads to its jobs.
 */
export const HeroSuggestions = ({ form }: { form: HTMLFormElement }) => {
  const navigate = useNavigate();
  const [what, where] = [inputOf(form, 'q'), inputOf(form, 'location')];
  const take =
    (input: HTMLInputElement) =>
    ({ kind, text }: Suggestion): void => {
      if (kind !== 'company') {
        input.value = text;
        return;
      }
      const location = where?.value.trim() ?? '';
      void navigate(
        paths.jobListing(
          new URLSearchParams({ ...(location && { location }), company: text }).toString(),
        ),
      );
    };
  const clear = (input: HTMLInputElement) => (): void => {
    input.value = '';
  };
  return (
    <>
      {what && (
        <SearchSuggestions input={what} field="what" onTake={take(what)} onClear={clear(what)} />
      )}
      {where && (
        <SearchSuggestions
          input={where}
          field="where"
          onTake={take(where)}
          onClear={clear(where)}
        />
      )}
    </>
  );
};
