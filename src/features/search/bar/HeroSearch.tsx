import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeTexts } from '@/texts/home';
import { SearchIcon } from '@/ui/art/icons';
import { paths } from '@contract/paths';

// fetched when somebody begins to use the form, which works without
const HeroSuggestions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "HeroSuggestions" */ './HeroSuggestions'))
    .HeroSuggestions,
}));

const { hero } = homeTexts;
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, .78fr) auto',
  padding: 8,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.card,
  color: theme.vars.palette.ink,
  boxShadow: '0 24px 60px -24px rgb(0 0 0 / .55)',
  '& > label': {
    display: 'grid',
    padding: '9px 18px',
    borderRadius: 11,
    cursor: 'text',
    transition: theme.transitions.create('background-color', { duration: 150 }),
  },
  '& > label:focus-within': {
    backgroundColor: theme.vars.palette.sunk,
    outline: `2px solid ${theme.vars.palette.ring}`,
    outlineOffset: -1,
  },
  '& > label + label': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 8,
      bottom: 8,
      borderLeft: `1px solid ${theme.vars.palette.line}`,
    },
  },
  '& label > span': {
    fontSize: '.78125rem',
    fontWeight: 650,
    lineHeight: 1.5,
    color: theme.vars.palette.ink2,
  },
  '& input': {
    width: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: `550 1rem/1.6 ${theme.typography.fontFamily}`,
    outline: 'none',
    appearance: 'none',
  },
  '& input::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
  '& button': { minHeight: 56, paddingInline: 28, borderRadius: 11 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    '& > label + label::before': {
      left: 18,
      right: 18,
      top: -2,
      bottom: 'auto',
      borderLeft: 0,
      borderTop: `1px solid ${theme.vars.palette.line}`,
    },
    '& button': { marginTop: 6 },
  },
}));

/**
 * The search in the hero: What and Where, on to the listing. A plain form, so it works before the
 * page's script has come.
 */
export const HeroSearch = () => {
  const navigate = useNavigate();
  const [used, setUsed] = useState<HTMLFormElement>();
  // somebody may have begun before the page's script was there
  const look = useCallback((form: HTMLFormElement | null) => {
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
    // <search> is unknown to browsers before 2023
    <Form
      ref={look}
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
      <Button type="submit" color="amber" startIcon={<SearchIcon />}>
        {hero.search}
      </Button>
      {used && (
        <Suspense fallback={null}>
          <HeroSuggestions form={used} />
        </Suspense>
      )}
    </Form>
  );
};
