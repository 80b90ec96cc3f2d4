import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { inputTexts } from '@/texts/inputs';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** What the form says as a whole; `about` names the field it stands at, if not at the button. */
export type FormProblem<Name extends string> = { text: string; detail?: string; about?: Name };
/**
 * Why the form was not sent or taken: words for the form, words for one field, and the field to go
 * to.
 */
export type Refusal<Name extends string> = {
  problem?: FormProblem<Name>;
  field?: { name: string; message: string };
  focus?: Name;
};

type Options<Name extends string> = {
  /**
   * What stands in the fields at first. Every field of the form is a text, whatever the wire makes
   * of it.
   */
  start: Record<Name, string>;
  /** What each field says when it is empty. */
  missing: Record<Name, string>;
  /**
   * Looks at what is typed before the browser's own checks have their say, and again before it is
   * sent. `stopped`: the fields the browser stops at.
   */
  check?: (values: Record<Name, string>, stopped: string[]) => Refusal<Name> | null;
  /** Sends it; null when all is well. Not called again before it has ended, nor after a success. */
  send: (values: Record<Name, string>) => Promise<Refusal<Name> | null>;
};

const wordsFor = (control: Control, missing: string | undefined): string => {
  const { validity } = control;
  if (validity.valueMissing && missing) return missing;
  if (validity.typeMismatch && control.type === 'email') return inputTexts.email;
  if (control.type === 'date') return inputTexts.date;
  if (validity.badInput) return inputTexts.number;
  if (validity.stepMismatch) return inputTexts.wholeNumber;
  return validity.rangeUnderflow ? inputTexts.notNegative : control.validationMessage;
};

/**
 * A form on the browser's own checks (spec §5: "required at browser level"): the attributes
 * `required` and `type` stop it, and instead of the browser's bubble each field shows its words
 * below itself, the first has the focus. What was typed stays after any failure, and one press
 * sends once.
 */
export const useCheckedForm = <Name extends string>({
  start,
  missing,
  check,
  send,
}: Options<Name>) => {
  const rhf = useForm<Record<string, string>>({ defaultValues: start });
  const [problem, setProblem] = useState<FormProblem<Name> | null>(null);
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: string | undefined): void => {
    const controls = [...(form.current?.elements ?? [])].filter(isControl);
    controls.find((control) => control.name === name)?.focus();
  };
  const show = ({ problem: said, field, focus: next }: Refusal<Name>): void => {
    setProblem(said ?? null);
    if (field) rhf.setError(field.name, { message: field.message });
    focus(next ?? field?.name);
  };
  // the fields registered are those of `start`
  const values = (): Record<Name, string> => rhf.getValues() as Record<Name, string>;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (locked.current) return;
    rhf.clearErrors();
    setProblem(null);
    const refusal = check?.(values(), []);
    if (refusal) return show(refusal);
    locked.current = true;
    setBusy(true);
    const answer = await send(values());
    if (!answer) return;
    locked.current = false;
    setBusy(false);
    show(answer);
  };

  // the browser tells each field that stops the form, in their order; the first speaks for all
  const onInvalidCapture = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const stopped = [...event.currentTarget.elements]
      .filter(isControl)
      .filter((control) => control.willValidate && !control.validity.valid);
    if (event.target !== stopped[0]) return;
    const refusal = check?.(
      values(),
      stopped.map(({ name }) => name),
    );
    rhf.clearErrors();
    for (const control of stopped) {
      // the alert has said it
      if (control.name === refusal?.problem?.about) continue;
      rhf.setError(control.name, {
        message: wordsFor(control, (missing as Record<string, string>)[control.name]),
      }); // a name that isn't there gives undefined
    }
    show({ focus: stopped[0]?.name as Name, ...refusal }); // every field is one of `start`'s
  };

  const isUnsaved = useCallback(() => {
    const { defaultValues } = rhf.formState;
    return Object.entries(rhf.getValues()).some(
      ([name, text]) => text !== (defaultValues?.[name] ?? ''),
    );
  }, [rhf]);

  return {
    /** For the form element. */
    form: {
      ref: form,
      onSubmit: (event: FormEvent) => {
        void submit(event);
      },
      onInvalidCapture,
    },
    /** For an input: its name, ref, handlers and error. */
    field: (name: Name) => ({
      ...rhf.register(name, {
        onChange: () => {
          if (rhf.getFieldState(name).error) rhf.clearErrors(name);
        },
      }),
      error: rhf.formState.errors[name]?.message,
    }),
    problem,
    busy,
    /** Whether something else stands in the fields than at first, or since the last reset. */
    isUnsaved,
    /** react-hook-form's own, for a preview or a field without an input. */
    rhf,
  };
};
/** What `useCheckedForm` gives, for parts that hold some of a form's inputs. */
export type CheckedForm<Name extends string> = ReturnType<typeof useCheckedForm<Name>>;
