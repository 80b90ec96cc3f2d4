import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';
import { focusControl, invalidControls, messageFor, withLabel } from './nativeChecks';

/**
 * The form's message; `about` names the field it is shown at, otherwise it is shown at the button.
 */
type FormProblem<Name extends string> = { text: string; detail?: string; about?: Name };
/**
 * Why the form was not sent or was rejected: a message for the form, a message for one field, and
 * the field to focus.
 */
export type FormError<Name extends string> = {
  problem?: FormProblem<Name>;
  field?: { name: string; message: string };
  focus?: Name;
};

type Options<Name extends string> = {
  /** The initial values. Every field is a string, whatever its type on the wire. */
  defaultValues: Record<Name, string>;
  /** Each field's error if it is empty. */
  missing: Record<Name, string>;
  /**
   * Validates the values before the browser's own validation errors are shown, and again before
   * sending. `stopped` names the fields that fail the browser's validation.
   */
  check?: (values: Record<Name, string>, stopped: string[]) => FormError<Name> | null;
  /**
   * Sends the form; resolves to `null` on success. Not called again while a call is in flight, nor
   * after a success unless `canResubmit` is set (the form continues on another step).
   */
  send: (values: Record<Name, string>) => Promise<FormError<Name> | null>;
  canResubmit?: boolean;
};

type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Rhf = UseFormReturn<Record<string, string>>;

/** The form's errors. `show` displays an error and moves the focus. */
const useFormErrors = <Name extends string>(rhf: Rhf) => {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormProblem<Name> | null>(null);
  const clear = (): void => {
    rhf.clearErrors();
    setProblem(null);
  };
  const show = ({ problem: said, field, focus }: FormError<Name>): void => {
    setProblem(said ?? null);
    if (field) rhf.setError(field.name, { message: withLabel(field, form.current) });
    focusControl(form.current, focus ?? field?.name);
  };
  return { form, problem, clear, show };
};

type Steps<Name extends string> = Pick<Options<Name>, 'check' | 'send' | 'canResubmit'> & {
  values: () => Record<Name, string>;
  errors: Pick<ReturnType<typeof useFormErrors<Name>>, 'clear' | 'show'>;
};
/** Validates and sends the form; ignores further submits while one is in flight. */
const useSubmit = <Name extends string>({
  check,
  send,
  canResubmit,
  values,
  errors,
}: Steps<Name>) => {
  const [busy, setBusy] = useState(false);
  // a second submit can come before the first one's state is rendered
  const isLocked = useRef(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLocked.current) return;
    errors.clear();
    const error = check?.(values(), []);
    if (error) return errors.show(error);
    isLocked.current = true;
    setBusy(true);
    let answer: FormError<Name> | null | undefined;
    try {
      answer = await send(values());
    } finally {
      // unlock if `send` throws, too
      isLocked.current = answer === null && !canResubmit;
      setBusy(isLocked.current);
    }
    if (answer) errors.show(answer);
  };
  return { busy, submit };
};

/** Returns a function from a field's name to its input props: name, ref, handlers and error. */
const useField = <Name extends string>(rhf: Rhf) => {
  const isHydrating = useIsHydrating();
  return (name: Name) => {
    const { ref, onChange, onBlur } = rhf.register(name, {
      onChange: () => {
        if (rhf.getFieldState(name).error) rhf.clearErrors(name);
      },
    });
    return {
      name,
      // react-hook-form overwrites the value: keep what was typed before the app started
      ref: (control: FieldControl | null): void => {
        const typed = isHydrating ? (control?.value ?? '') : '';
        ref(control);
        if (typed !== '') rhf.setValue<string>(name, typed);
      },
      onChange,
      onBlur,
      error: rhf.formState.errors[name]?.message,
    };
  };
};

/**
 * A form based on the browser's own validation (spec §5: "required at browser level"): the
 * attributes `required` and `type` block submitting, but instead of the browser's bubble each field
 * shows its message below itself, and the first invalid one is focused. Input survives any failure,
 * and a form is never sent twice at once.
 */
export const useCheckedForm = <Name extends string>({
  defaultValues,
  missing,
  check,
  send,
  canResubmit = false,
}: Options<Name>) => {
  const rhf = useForm<Record<string, string>>({ defaultValues: defaultValues });
  const errors = useFormErrors<Name>(rhf);
  // the registered fields are those of `defaultValues`
  const values = (): Record<Name, string> => rhf.getValues() as Record<Name, string>;
  const { busy, submit } = useSubmit({ check, send, canResubmit, values, errors });

  // the browser fires one event per invalid field, in document order; the first handles them all
  const onInvalidCapture = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const stopped = invalidControls(event.currentTarget);
    if (event.target !== stopped[0]) return;
    const names = stopped.map(({ name }) => name);
    const error = check?.(values(), names);
    rhf.clearErrors();
    const texts: Partial<Record<string, string>> = missing;
    for (const control of stopped)
      // the alert already says it
      if (control.name !== error?.problem?.about)
        rhf.setError(control.name, { message: messageFor(control, texts[control.name]) });
    // every field is one of `defaultValues`
    errors.show({ focus: names[0] as Name, ...error });
  };

  const isUnsaved = useCallback(() => {
    const { defaultValues } = rhf.formState;
    return Object.entries(rhf.getValues()).some(
      ([name, text]) => text !== (defaultValues?.[name] ?? ''),
    );
  }, [rhf]);

  return {
    /** Props of the form element. */
    form: {
      ref: errors.form,
      // outside a dialog this submits nothing: a form submitted before the app has started never
      // puts a password into the URL, and public/start.js submits it again
      method: 'dialog',
      /** Resolves once the form is sent or rejected; rejects if `send` does. */
      onSubmit: submit,
      onInvalidCapture,
    },
    /** Returns an input's props: its name, ref, handlers and error. */
    field: useField<Name>(rhf),
    problem: errors.problem,
    busy,
    /** Whether any field differs from its initial value or the value of the last reset. */
    isUnsaved,
    /** react-hook-form's own API, for a preview or a field without an input. */
    rhf,
  };
};
/** The return type of `useCheckedForm`, for components that render some of a form's inputs. */
export type CheckedForm<Name extends string> = ReturnType<typeof useCheckedForm<Name>>;
