import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

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

/** What was ticked and chosen, each as a way to do it again; the page says what it said before. */
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
 * What was typed, ticked and chosen in a form of a rendered page before the app started counts as if
 * it were done now: React would undo it, since the app holds these values. What the page said is
 * what its attributes say.
 */
export const useUsedBefore = (form: RefObject<HTMLElement | null>): void => {
  const isHydrating = useIsHydrating();
  const choices = useRef<(() => void)[]>([]);
  // before anything is rendered again, which would put the app's values there
  useLayoutEffect(() => {
    if (!isHydrating || !form.current) return;
    choices.current = takeChoices(form.current);
    for (const input of form.current.querySelectorAll('input'))
      if (!isTick(input) && input.value !== input.defaultValue) typeAgain(input);
  }, [form, isHydrating]);
  // a choice leads to another address at once: not before the router around it listens, which it
  // does in a layout effect, and those of what is around come last
  useEffect(() => {
    for (const choose of choices.current.splice(0)) choose();
  }, []);
};
