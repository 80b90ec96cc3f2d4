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
 * A host's words about a field, which begin with its wire name, with the field's label instead. The
 * field is looked for in `form`, or in all of the page's.
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

/** What the browser stops the form at, in the form's order. */
export const invalidControls = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter((control) => control.willValidate && !control.validity.valid);

/** Our words for what the browser's check found; `missing` for an empty one. */
export const messageFor = (control: Control, missing: string | undefined): string => {
  const { validity } = control;
  if (validity.valueMissing && missing) return missing;
  if (validity.typeMismatch && control.type === 'email') return inputTexts.email;
  if (control.type === 'date') return inputTexts.date;
  if (validity.badInput) return inputTexts.number;
  if (validity.stepMismatch) return inputTexts.wholeNumber;
  return validity.rangeUnderflow ? inputTexts.notNegative : control.validationMessage;
};
