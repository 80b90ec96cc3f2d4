import Button from '@mui/material/Button';
import { Suspense, useCallback, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeTexts } from '@/texts/home';
import { SearchIcon } from '@/ui/art/icons';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import { paths } from '@contract/paths';
import { HeroForm } from './HeroForm';

// loaded on first use; the form works without it
const HeroSuggestions = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "HeroSuggestions" */ './HeroSuggestions')).HeroSuggestions,
);

const { hero } = homeTexts;
/**
 * The search in the hero: What and Where, leading to the listing. A plain form, so it works before
 * the page's script has loaded. `plain` is for use outside the hero.
 */
export const HeroSearch = ({ plain = false }: { plain?: boolean }) => {
  const navigate = useNavigate();
  const [used, setUsed] = useState<HTMLFormElement>();
  // the user may have focused it before the page's script was loaded
  const watchFocus = useCallback((form: HTMLFormElement | null) => {
    if (form?.contains(document.activeElement)) setUsed(form);
  }, []);
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new URLSearchParams();
    for (const { name, value } of event.currentTarget.querySelectorAll('input'))
      if (value.trim() !== '') given.set(name, value.trim());
    void navigate(paths.jobListing(given.toString()));
  };
  return (
    // browsers before 2023 don't support <search>
    <HeroForm
      ref={watchFocus}
      className={plain ? 'plain' : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={hero.searchLabel}
      action={paths.jobListing()}
      method="get"
      onSubmit={search}
      onFocus={({ currentTarget }) => setUsed(currentTarget)}
    >
      <label>
        <span>{hero.what}</span>
        <input
          type="text"
          name="q"
          placeholder={hero.whatHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={300}
        />
      </label>
      <label>
        <span>{hero.where}</span>
        <input
          type="text"
          name="location"
          placeholder={hero.whereHint}
          autoComplete="address-level2"
          enterKeyHint="search"
          maxLength={120}
        />
      </label>
      <Button type="submit" color={plain ? 'primary' : 'amber'} startIcon={<SearchIcon />}>
        {hero.search}
      </Button>
      {used && (
        <Suspense fallback={null}>
          <HeroSuggestions form={used} />
        </Suspense>
      )}
    </HeroForm>
  );
};
