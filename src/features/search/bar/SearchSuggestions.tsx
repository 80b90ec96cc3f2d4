import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { amountText } from '@/features/jobs/card/payText';
import type { SuggestedField } from '@/searchEngine/suggestJobs';
import { formatNumber } from '@/texts/numbers';
import { suggestionTexts } from '@/texts/search/suggestions';
import { BriefcaseIcon, BuildingIcon, PlaceIcon } from '@/ui/art/factIcons';
import { FilterIcon, SearchIcon } from '@/ui/art/icons';
import { optionId, useCombobox, useComboboxState } from '@/ui/form/combobox/useCombobox';
import { styled } from '@/ui/styled';
import { offersFor } from './offers';
import { typedParts } from './typedParts';
import { useSuggestions, type Offer } from './useSuggestions';

const icons = {
  word: SearchIcon,
  category: FilterIcon,
  title: BriefcaseIcon,
  company: BuildingIcon,
  place: PlaceIcon,
};

const List = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 30,
  padding: 6,
  borderRadius: theme.shape.radius.lg,
  border: `1px solid ${theme.vars.palette.line2}`,
  backgroundColor: theme.vars.palette.card,
  color: theme.vars.palette.ink,
  boxShadow: '0 18px 40px -18px rgb(0 0 0 / .45)',
  maxHeight: 'min(55dvh, 460px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '6px 10px',
    borderRadius: theme.shape.radius.md,
    cursor: 'pointer',
    lineHeight: 1.4,
    fontSize: theme.typography.dense.fontSize,
    scrollMarginBlock: 6,
    '@media (pointer: fine)': { minHeight: 38, paddingBlock: 4 },
  },
  '& [role=option]:hover': { backgroundColor: theme.vars.palette.sunk },
  '& [aria-selected=true], & [aria-selected=true]:hover': {
    backgroundColor: theme.vars.palette.brandSoft,
    color: theme.vars.palette.brandText,
  },
  // visible in forced colors mode, too
  '@media (forced-colors: active)': { '& [aria-selected=true]': { outline: '2px solid' } },
  '& svg': { flex: 'none', color: theme.vars.palette.ink3 },
  '& .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 700 },
  '& .kind': {
    marginLeft: 8,
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
  },
  '& .pay': {
    display: 'block',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .count': {
    flex: 'none',
    color: theme.vars.palette.ink3,
    fontSize: theme.typography.caption.fontSize,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/**
 * Positions the list below the field, as wide as the field, or wider if the field is narrow and
 * there is space.
 */
const placeBelow = (list: HTMLElement, input: HTMLInputElement): void => {
  const field = (input.closest('label') ?? input).getBoundingClientRect();
  const origin = (list.offsetParent ?? document.body).getBoundingClientRect();
  const room = document.documentElement.clientWidth - 32;
  const width = Math.min(Math.max(field.width, 400), room);
  const left = Math.max(16, Math.min(field.left, room + 16 - width));
  Object.assign(list.style, {
    width: `${width}px`,
    left: `${left - origin.left}px`,
    top: `${field.bottom + 6 - origin.top}px`,
  });
};

type SearchSuggestionsProps = {
  /** The field, which may have been rendered before this component was loaded. */
  input: HTMLInputElement;
  field: SuggestedField;
  onChoose: (offer: Offer) => void;
  onClear: () => void;
};

/**
 * A list of suggestions below a field, which it turns into a combobox: for What, the typed words,
 * their category, titles and companies; for Where, places.
 */
export const SearchSuggestions = ({ input, field, onChoose, onClear }: SearchSuggestionsProps) => {
  const listId = useId();
  const [state, setState] = useComboboxState(input);
  const suggested = useSuggestions(state.isOpen ? state.typed : '', field);
  const found = field === 'what' ? offersFor(state.typed, suggested) : suggested;
  const take = (at: number): void => {
    const suggestion = found[at];
    setState((now) => ({ ...now, isOpen: false, activeIndex: -1 }));
    if (suggestion) onChoose(suggestion);
  };
  const { isShown, activeIndex } = useCombobox(input, state, setState, {
    id: listId,
    size: found.length,
    onChoose: take,
    onClear,
  });
  const list = useRef<HTMLDivElement>(null);
  const [portalTarget] = useState(() => input.closest('main') ?? document.body);
  // measures once the list is in the document
  useLayoutEffect(() => {
    const place = (): void => {
      if (list.current) placeBelow(list.current, input);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [input, isShown]);
  useLayoutEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(optionId(listId, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);
  return createPortal(
    <>
      <output className="visually-hidden">{isShown && suggestionTexts.count(found.length)}</output>
      {isShown && (
        // a datalist can't be styled
        <List
          ref={list}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={suggestionTexts[field]}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((suggestion, at) => (
            <Option
              key={`${suggestion.kind} ${suggestion.text}`}
              id={optionId(listId, at)}
              isActive={at === activeIndex}
              typed={state.typed}
              suggestion={suggestion}
              onChoose={() => take(at)}
            />
          ))}
        </List>
      )}
    </>,
    portalTarget,
  );
};

type OptionProps = {
  id: string;
  isActive: boolean;
  typed: string;
  suggestion: Offer;
  onChoose: () => void;
};

/** Returns "Usually $4,100 - $5,300 a month", rounded to hundreds because it is an estimate. */
const usualPay = ({ pay }: Offer): string => {
  if (!pay) return '';
  const [lower, upper] = [pay.lower, pay.upper].map((amount) =>
    amountText(Math.round(amount / 100) * 100),
  );
  return suggestionTexts.pay(lower ?? '', upper ?? '');
};

const Option = ({ id, isActive, typed, suggestion, onChoose }: OptionProps) => {
  const { kind, text, count } = suggestion;
  const Icon = icons[kind];
  const pay = usualPay(suggestion);
  return (
    // labeled as a whole, because screen readers would read a word in two parts as two words; keys
    // are handled by the input, which keeps the focus
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      aria-label={[
        text,
        suggestionTexts.kinds[kind],
        count === undefined ? '' : suggestionTexts.jobs(count),
        pay,
      ]
        .filter(Boolean)
        .join(', ')}
      onClick={onChoose}
    >
      <Icon size={18} />
      <span className="text">
        <span dir="auto">
          {typedParts(text, typed).map(({ part, isTyped, at }) =>
            isTyped ? <span key={at}>{part}</span> : <b key={at}>{part}</b>,
          )}
        </span>
        {suggestionTexts.kinds[kind] && <span className="kind">{suggestionTexts.kinds[kind]}</span>}
        {pay && <span className="pay">{pay}</span>}
      </span>
      {count !== undefined && <span className="count">{formatNumber(count)}</span>}
    </div>
  );
};
