import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

/**
 * Dispatches an input event as if the user typed: React ignores a value equal to the last one it
 * saw.
 */
const typeAgain = (input: HTMLInputElement): void => {
  const typed = input.value;
  input.value = input.defaultValue;
  // the native setter, which bypasses React's value tracking
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const isTick = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
/** A radio button that was unchecked by another one wasn't clicked itself. */
const isPressed = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === 'checkbox');

/**
 * Resets checkboxes, radio buttons and selects to the values rendered by the host. Returns
 * functions that repeat the user's choices.
 */
const takeChoices = (form: HTMLElement): (() => void)[] => {
  const pressed = [...form.querySelectorAll('input')].filter(
    (input) => isTick(input) && isPressed(input),
  );
  for (const input of pressed) input.checked = input.defaultChecked;
  const chosen = [...form.querySelectorAll('select')].flatMap((select) => {
    const { value } = select;
    const said = [...select.options].find((option) => option.defaultSelected);
    if (!said || said.value === value) return [];
    select.value = said.value;
    return [{ select, value }];
  });
  return [
    ...pressed.map((input) => () => input.click()),
    ...chosen.map(({ select, value }) => () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  ];
};

/**
 * Replays what was typed, checked and selected in a host-rendered form before the app started: its
 * inputs are controlled, so React would undo it. The rendered values are read from the attributes.
 */
export const useReplayPreHydrationInput = (form: RefObject<HTMLElement | null>): void => {
  const isHydrating = useIsHydrating();
  const choices = useRef<(() => void)[]>([]);
  // before the next render, which would set the app's values
  useLayoutEffect(() => {
    if (!isHydrating || !form.current) return;
    choices.current = takeChoices(form.current);
    for (const input of form.current.querySelectorAll('input'))
      if (!isTick(input) && input.value !== input.defaultValue) typeAgain(input);
  }, [form, isHydrating]);
  // a choice navigates at once, so wait until the router has subscribed. It does so in a layout
  // effect, and a parent's layout effects run after its children's
  useEffect(() => {
    for (const choose of choices.current.splice(0)) choose();
  }, []);
};
