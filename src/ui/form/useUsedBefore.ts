import { useLayoutEffect, type RefObject } from 'react';
import { useIsHydrating } from '@/ui/page/useIsHydrating';

/** Types it as a person does: React hears of a value only when it differs from the last it set. */
const typeAgain = (input: HTMLInputElement): void => {
  const typed = input.value;
  input.value = input.defaultValue;
  // by the setter that React hasn't replaced
  Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const isTick = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
/** A radio button that another one took the choice from isn't pressed itself. */
const isPressed = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type === 'checkbox');

/**
 * What was typed and ticked in a form of a rendered page before the app started counts as if
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
      if (!isTick(input) && input.value !== input.defaultValue) typeAgain(input);
    for (const input of pressed) input.click();
  }, [form, isHydrating]);
};
