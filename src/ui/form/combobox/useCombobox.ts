import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';

export type ComboboxState = {
  /** The typed text, without what an input method is still composing. */ typed: string;
  isOpen: boolean;
  /** Index of the highlighted option, -1 for none. */ activeIndex: number;
};

/**
 * State of a combobox around an existing input: the typed text, and whether the list should be
 * open, which is the case from the first keystroke until the input loses focus or the list is
 * closed.
 */
export const useComboboxState = (input: HTMLInputElement) =>
  useState<ComboboxState>(() => ({
    typed: input.value,
    isOpen: input.value !== '' && document.activeElement === input,
    activeIndex: -1,
  }));

type Listbox = {
  id: string;
  size: number;
  /** Called when an option is selected. */
  onChoose: (at: number) => void;
  /** Clears the input: Escape while no list is open. */
  onClear: () => void;
};

/** Returns the id of an option of a listbox. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/**
 * Sets the combobox attributes on the input; all others belong to the component that renders it.
 */
const useComboboxAria = (
  input: HTMLInputElement,
  { id, isShown, activeIndex }: { id: string; isShown: boolean; activeIndex: number },
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
    set('aria-activedescendant', activeIndex >= 0 ? optionId(id, activeIndex) : null);
  }, [input, id, isShown, activeIndex]);
};

type Shown = Pick<Listbox, 'size' | 'onChoose' | 'onClear'> & {
  isShown: boolean;
  activeIndex: number;
};
type SetState = Dispatch<SetStateAction<ComboboxState>>;

/**
 * Returns a handler per key, each of which returns whether it used the key. `shown` returns the
 * state at the time of the key press.
 */
const comboboxKeys = (
  input: HTMLInputElement,
  shown: () => Shown,
  setState: SetState,
): Record<string, () => boolean> => {
  const close = (): void => setState((state) => ({ ...state, isOpen: false, activeIndex: -1 }));
  /** Moves the highlight by one option, wrapping around through the typed text. */
  const step = (by: 1 | -1): boolean => {
    const { isShown, activeIndex, size } = shown();
    if (!isShown) setState({ typed: input.value, isOpen: true, activeIndex: -1 });
    else
      setState((state) => ({
        ...state,
        activeIndex: ((activeIndex + 1 + by + size + 1) % (size + 1)) - 1,
      }));
    return true;
  };
  return {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      const { activeIndex, onChoose } = shown();
      close();
      if (activeIndex >= 0) onChoose(activeIndex);
      return activeIndex >= 0;
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
 * Turns an input with a separate listbox into a combobox (ARIA 1.2): the focus stays in the input,
 * arrows highlight an option, Enter selects it, Escape closes the list and, pressed again, clears
 * the input, Tab leaves. If no option is highlighted, Enter submits the form. The input may belong
 * to any component and be rendered before this code loads. Returns whether the list is shown, and
 * the highlighted index.
 */
export const useCombobox = (
  input: HTMLInputElement,
  state: ComboboxState,
  setState: SetState,
  { id, size, onChoose, onClear }: Listbox,
) => {
  const isShown = state.isOpen && size > 0;
  const activeIndex = isShown && state.activeIndex < size ? state.activeIndex : -1;
  const now = useRef({ isShown, activeIndex, size, onChoose, onClear });
  // the listeners below are attached once; they read the current state from the ref
  useLayoutEffect(() => {
    now.current = { isShown, activeIndex, size, onChoose, onClear };
  });
  useComboboxAria(input, { id, isShown, activeIndex });
  useEffect(() => {
    const keys = comboboxKeys(input, () => now.current, setState);
    const onKeyDown = (event: KeyboardEvent): void => {
      // leave an input method's keys and the browser's shortcuts alone
      if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (keys[event.key]?.()) event.preventDefault();
    };
    const onInput = (event: Event): void => {
      if (event.target === input && !('isComposing' in event && event.isComposing))
        setState({ typed: input.value, isOpen: true, activeIndex: -1 });
    };
    const onBlur = (): void => setState((state) => ({ ...state, isOpen: false, activeIndex: -1 }));
    // text may have been typed between rendering and this effect
    setState((state) =>
      state.typed === input.value || document.activeElement !== input
        ? state
        : { typed: input.value, isOpen: true, activeIndex: -1 },
    );
    // listen on the document, after the input's owner: a render in between would replace the typed
    // text with the owner's older value
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
  return { isShown, activeIndex };
};
