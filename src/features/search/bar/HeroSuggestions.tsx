import { useNavigate } from 'react-router-dom';
import { paths } from '@contract/paths';
import { SearchSuggestions } from './SearchSuggestions';
import type { Offer } from './useSuggestions';

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector(`input[name=${name}]`);

/**
 * The suggestions below both fields of the hero's form, added on first use. Taking a title or a
 * place fills it in; taking the typed words submits the search; a company or a category leads to
 * its jobs.
 */
export const HeroSuggestions = ({ form }: { form: HTMLFormElement }) => {
  const navigate = useNavigate();
  const [what, where] = [inputOf(form, 'q'), inputOf(form, 'location')];
  const take =
    (input: HTMLInputElement) =>
    ({ kind, text }: Offer): void => {
      if (kind !== 'company' && kind !== 'category') {
        input.value = text;
        if (kind === 'word') form.requestSubmit();
        return;
      }
      const location = where?.value.trim() ?? '';
      void navigate(
        paths.jobListing(
          new URLSearchParams({ ...(location && { location }), [kind]: text }).toString(),
        ),
      );
    };
  const clear = (input: HTMLInputElement) => (): void => {
    input.value = '';
  };
  return (
    <>
      {what && (
        <SearchSuggestions input={what} field="what" onChoose={take(what)} onClear={clear(what)} />
      )}
      {where && (
        <SearchSuggestions
          input={where}
          field="where"
          onChoose={take(where)}
          onClear={clear(where)}
        />
      )}
    </>
  );
};
