import { Suspense, useCallback, useState, type ComponentProps } from 'react';
import { SearchField } from '@/ui/light/SearchField';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import type { SearchSuggestions as Suggestions } from './SearchSuggestions';
import { useSlashKey } from './useSlashKey';

// fetched when somebody begins to use the field, which works without
const SearchSuggestions = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "SearchSuggestions" */ './SearchSuggestions'))
      .SearchSuggestions,
);

/** Until the suggestions are there, which tell more (useCombobox); without a list it controls nothing. */
const combobox: ComponentProps<'input'> = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
};

type SuggestedFieldProps = Omit<ComponentProps<typeof SearchField>, 'ref' | 'onFocus'> &
  Pick<ComponentProps<typeof Suggestions>, 'field' | 'onTake' | 'onClear'> & {
    /** Whether the key / leads to it. */
    hasSlashKey?: boolean;
  };

/** What or Where: a field with suggestions below it, and a combobox from the start. */
export const SuggestedField = ({
  field,
  onTake,
  onClear,
  hasSlashKey = false,
  ...props
}: SuggestedFieldProps) => {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  useSlashKey(hasSlashKey ? input : null);
  // somebody may have begun to use it before the page's script was there
  const takeInput = useCallback((element: HTMLInputElement | null) => {
    setInput(element);
    if (element !== null && document.activeElement === element) setIsUsed(true);
  }, []);
  return (
    <>
      <SearchField
        {...combobox}
        enterKeyHint="search"
        hideLabel
        {...props}
        ref={takeInput}
        onFocus={() => setIsUsed(true)}
      />
      {isUsed && input && (
        <Suspense fallback={null}>
          <SearchSuggestions {...{ input, field, onTake, onClear }} />
        </Suspense>
      )}
    </>
  );
};
