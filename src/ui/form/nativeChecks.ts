import { inputTexts } from '@/texts/inputs';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

export const focusControl = (form: HTMLFormElement | null, name: string | undefined): void => {
  if (form)
    controlsOf(form)
      .find((control) => control.name === name)
      ?.focus();
};

/**
 * Returns a host's message about a field with the field's label in place of its wire name. Looks
 * for the field in `form`, or in all forms of the page.
 */
export const withLabel = (
  { name, message }: { name: string; message: string },
  form?: HTMLFormElement | null,
): string => {
  if (!message.startsWith(`${name} `)) return message;
  const control = (form ? [form] : [...document.forms])
    .flatMap(controlsOf)
    .find((each) => each.name === name);
  const label = control?.labels?.[0]?.textContent;
  return label ? `${label}${message.slice(name.length)}` : message;
};

/** Returns the controls that fail the browser's validation, in document order. */
export const invalidControls = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter((control) => control.willValidate && !control.validity.valid);

/** Returns our message for a failed browser validation; `missing` is used for an empty field. */
export const messageFor = (control: Control, missing: string | undefined): string => {
  const { type, validity } = control;
  const bound = (name: 'min' | 'max'): number => Number(control.getAttribute(name));
  if (validity.valueMissing && missing) return missing;
  if (validity.typeMismatch) return type === 'email' ? inputTexts.email : inputTexts.url;
  // only birth dates have bounds
  if (type === 'date') return control.hasAttribute('min') ? inputTexts.birthDate : inputTexts.date;
  const isTime = type === 'datetime-local';
  if (validity.badInput) return isTime ? inputTexts.dateTime : inputTexts.number;
  // the only times with a step have one of five minutes
  if (validity.stepMismatch) return isTime ? inputTexts.timeStep : inputTexts.wholeNumber;
  if (validity.rangeUnderflow) return inputTexts.atLeast(bound('min'));
  return validity.rangeOverflow ? inputTexts.atMost(bound('max')) : control.validationMessage;
};
