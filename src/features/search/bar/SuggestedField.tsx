import { Suspense, useCallback, useState, type ComponentProps } from 'react';
import { SearchField } from '@/ui/light/SearchField';
import { lazyOrNothing } from '@/ui/page/part/lazyOrNothing';
import type { SearchSuggestions as Suggestions } from './SearchSuggestions';
import { useSlashKey } from './useSlashKey';

// loaded on first use; the field works without it
const SearchSuggestions = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "SearchSuggestions" */ './SearchSuggestions'))
      .SearchSuggestions,
);

/**
 * Attributes until the suggestions are loaded and `useCombobox` sets more; there is no list to
 * control yet.
 */
const combobox: ComponentProps<'input'> = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
};

type SuggestedFieldProps = Omit<ComponentProps<typeof SearchField>, 'ref' | 'onFocus'> &
  Pick<ComponentProps<typeof Suggestions>, 'field' | 'onChoose' | 'onClear'> & {
    /** Whether the / key focuses it. */
    hasSlashKey?: boolean;
  };

/**
 * The field for What or Where, with suggestions below it. It has the combobox role from the start.
 */
export const SuggestedField = ({
  field,
  onChoose,
  onClear,
  hasSlashKey = false,
  ...props
}: SuggestedFieldProps) => {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  useSlashKey(hasSlashKey ? input : null);
  // the user may have focused it before the page's script was loaded
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
          <SearchSuggestions {...{ input, field, onChoose, onClear }} />
        </Suspense>
      )}
    </>
  );
};
