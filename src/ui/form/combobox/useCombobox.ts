import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';

export type ComboboxState = {
  /** What was typed; not what an input method is still composing. */ typed: string;
  isOpen: boolean;
  /** The marked option's position, -1 for none. */ marked: number;
};

/**
 * What is typed into an input that is there already, and whether its list is wanted: from the first
 * key on, until it is left or closed.
 */
export const useComboboxState = (input: HTMLInputElement) =>
  useState<ComboboxState>(() => ({
    typed: input.value,
    isOpen: input.value !== '' && document.activeElement === input,
    marked: -1,
  }));

type Listbox = {
  id: string;
  size: number;
  /** Takes an option. */
  onTake: (at: number) => void;
  /** Empties the input: Escape, where no list is open. */
  onClear: () => void;
};

/** The id of an option of a listbox. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** The input's attributes are its owner's but for these. */
const useComboboxAria = (
  input: HTMLInputElement,
  { id, isShown, marked }: { id: string; isShown: boolean; marked: number },
): void => {
  // the input is rendered by its owner, outside this part of the tree
  useLayoutEffect(() => {
    const set = (name: string, value: string | null): void => {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    };
    set('role', 'combobox');
    set('aria-autocomplete', 'list');
    set('autocomplete', 'off');
    set('aria-expanded', String(isShown));
    set('aria-controls', isShown ? id : null);
    set('aria-activedescendant', marked >= 0 ? optionId(id, marked) : null);
  }, [input, id, isShown, marked]);
};

type Shown = Pick<Listbox, 'size' | 'onTake' | 'onClear'> & { isShown: boolean; marked: number };
type SetState = Dispatch<SetStateAction<ComboboxState>>;

/** What each key does; whether it was used. `shown` answers what is shown when it is pressed. */
const comboboxKeys = (
  input: HTMLInputElement,
  shown: () => Shown,
  setState: SetState,
): Record<string, () => boolean> => {
  const close = (): void => setState((state) => ({ ...state, isOpen: false, marked: -1 }));
  /** One step up or down; beyond the last and the first is what was typed. */
  const step = (by: 1 | -1): boolean => {
    const { isShown, marked, size } = shown();
    if (!isShown) setState({ typed: input.value, isOpen: true, marked: -1 });
    else
      setState((state) => ({ ...state, marked: ((marked + 1 + by + size + 1) % (size + 1)) - 1 }));
    return true;
  };
  return {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      const { marked, onTake } = shown();
      close();
      if (marked >= 0) onTake(marked);
      return marked >= 0;
    },
    Escape: () => {
      const { isShown, onClear } = shown();
      const isUsed = isShown || input.value !== '';
      if (!isShown && isUsed) onClear();
      close();
      return isUsed;
    },
  };
};

/**
 * Makes an input with a listbox of its own a combobox (ARIA 1.2): the focus stays in the input,
 * arrows mark an option, Enter takes the marked one, Escape closes the list and then empties the
 * input, Tab leaves. Without a marked option Enter is the form's. The input may be anybody's,
 * rendered before this was fetched. Answers whether the list is shown, and what is marked.
 */
export const useCombobox = (
  input: HTMLInputElement,
  state: ComboboxState,
  setState: SetState,
  { id, size, onTake, onClear }: Listbox,
) => {
  const isShown = state.isOpen && size > 0;
  const marked = isShown && state.marked < size ? state.marked : -1;
  const now = useRef({ isShown, marked, size, onTake, onClear });
  // the listeners below stay; what they go by changes
  useLayoutEffect(() => {
    now.current = { isShown, marked, size, onTake, onClear };
  });
  useComboboxAria(input, { id, isShown, marked });
  useEffect(() => {
    const keys = comboboxKeys(input, () => now.current, setState);
    const onKeyDown = (event: KeyboardEvent): void => {
      // an input method's own keys, and the browser's
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (keys[event.key]?.()) event.preventDefault();
    };
    const onInput = (event: Event): void => {
      if (event.target === input && !('isComposing' in event && event.isComposing))
        setState({ typed: input.value, isOpen: true, marked: -1 });
    };
    const onBlur = (): void => setState((state) => ({ ...state, isOpen: false, marked: -1 }));
    // keys may have been pressed between rendering and now
    setState((state) =>
      state.typed === input.value || document.activeElement !== input
        ? state
        : { typed: input.value, isOpen: true, marked: -1 },
    );
    // heard at the document, after the input's owner: drawn in between, the owner's older text
    // would take the typed one's place
    document.addEventListener('input', onInput);
    document.addEventListener('compositionend', onInput);
    input.addEventListener('keydown', onKeyDown);
    input.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('compositionend', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', onBlur);
    };
  }, [input, setState]);
  return { isShown, marked };
};
