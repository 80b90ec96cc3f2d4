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

/**
 * Makes an input with a listbox of its own a combobox (ARIA 1.2): the focus stays in the input,
 * arrows mark an option, Enter takes the marked one, Escape closes the list and then empties the
 * input, Tab leaves. Without a marked option Enter is the form's. The input may be anybody's,
 * rendered before this was fetched. Answers whether the list is shown, and what is marked.
 */
export const useCombobox = (
  input: HTMLInputElement,
  state: ComboboxState,
  setState: Dispatch<SetStateAction<ComboboxState>>,
  { id, size, onTake, onClear }: Listbox,
) => {
  const isShown = state.isOpen && size > 0;
  const marked = isShown && state.marked < size ? state.marked : -1;
  const now = useRef({ isShown, marked, size, onTake, onClear });
  // the listeners below stay; what they go by changes
  useLayoutEffect(() => {
    now.current = { isShown, marked, size, onTake, onClear };
  });
  // the input's attributes are its owner's but for these
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      autocomplete: 'off',
    }))
      input.setAttribute(name, value);
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (marked >= 0) input.setAttribute('aria-activedescendant', optionId(id, marked));
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, isShown, marked]);
  useEffect(() => {
    const close = (): void => setState((state) => ({ ...state, isOpen: false, marked: -1 }));
    const onInput = (event: Event): void => {
      if (event.target === input && !('isComposing' in event && event.isComposing))
        setState({ typed: input.value, isOpen: true, marked: -1 });
    };
    /** One step up or down; beyond the last and the first is what was typed. */
    const step = (by: 1 | -1): boolean => {
      const { isShown: isThere, marked: at, size: count } = now.current;
      if (!isThere) setState({ typed: input.value, isOpen: true, marked: -1 });
      else
        setState((state) => ({ ...state, marked: ((at + 1 + by + count + 1) % (count + 1)) - 1 }));
      return true;
    };
    /** Each key's doing; whether it was used. */
    const keys: Record<string, () => boolean> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => {
        const { marked: at, onTake: take } = now.current;
        close();
        if (at >= 0) take(at);
        return at >= 0;
      },
      Escape: () => {
        const { isShown: isThere, onClear: clear } = now.current;
        const isUsed = isThere || input.value !== '';
        if (!isThere && isUsed) clear();
        close();
        return isUsed;
      },
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      // an input method's own keys, and the browser's
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (keys[event.key]?.()) event.preventDefault();
    };
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
    input.addEventListener('blur', close);
    return () => {
      document.removeEventListener('input', onInput);
      document.removeEventListener('compositionend', onInput);
      input.removeEventListener('keydown', onKeyDown);
      input.removeEventListener('blur', close);
    };
  }, [input, setState]);
  return { isShown, marked };
};
