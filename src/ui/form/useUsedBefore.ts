import { useLayoutEffect, type RefObject } from 'react';
import { useIsHydrating } from '@/ui/page/useIsHydrating';

/** Types it as a person does: React hears of a value only when it differs from the last it set. */
const typeAgain = (input: HTMLInputElement): void => {
  const typed = input.value;
  input.value = input.defaultValue;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const isTick = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
/** A radio button that another one took the choice from isn't pressed itself. */
const isPressed = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === 'checkbox');

/**
 * What was typed, ticked and chosen in a form of a rendered page before the app started counts as if
 * it were done now: React would undo it, since the app holds these values. What the page said is
 * what its attributes say.
 */
export const useUsedBefore = (form: RefObject<HTMLElement | null>): void => {
  const isHydrating = useIsHydrating();
  // before anything is rendered again, which would put the app's values there
  useLayoutEffect(() => {
    if (!isHydrating || !form.current) return;
    const inputs = [...form.current.querySelectorAll('input')];
    const pressed = inputs.filter((input) => isTick(input) && isPressed(input));
    for (const input of pressed) input.checked = input.defaultChecked;
    for (const input of inputs)
      if (!isTick(input) && input.type !== 'hidden' && input.value !== input.defaultValue)
        typeAgain(input);
    for (const select of form.current.querySelectorAll('select'))
      if ([...select.options].some((option) => option.selected && !option.defaultSelected))
        select.dispatchEvent(new Event('change', { bubbles: true }));
    // each once the one before it is in the page
    const pressNext = (): void => {
      const next = pressed.shift();
      if (!next?.isConnected) return;
      next.click();
      setTimeout(pressNext);
    };
    pressNext();
  }, [form, isHydrating]);
};
