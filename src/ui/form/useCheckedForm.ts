import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';
import { focusControl, invalidControls, messageFor, withLabel } from './nativeChecks';

/** What the form says as a whole; `about` names the field it stands at, if not at the button. */
type FormProblem<Name extends string> = { text: string; detail?: string; about?: Name };
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
  /**
   * Sends it; null when all is well. Not called again before it has ended, nor after a success
   * unless the form `goesOn`.
   */
  send: (values: Record<Name, string>) => Promise<Refusal<Name> | null>;
  goesOn?: boolean;
};

type FieldControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Rhf = UseFormReturn<Record<string, string>>;

/** What the form says, and where: `show` puts a refusal's words in place and moves the focus. */
const useRefusal = <Name extends string>(rhf: Rhf) => {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FormProblem<Name> | null>(null);
  const clear = (): void => {
    rhf.clearErrors();
    setProblem(null);
  };
  const show = ({ problem: said, field, focus }: Refusal<Name>): void => {
    setProblem(said ?? null);
    if (field) rhf.setError(field.name, { message: withLabel(field, form.current) });
    focusControl(form.current, focus ?? field?.name);
  };
  return { form, problem, clear, show };
};

type Steps<Name extends string> = Pick<Options<Name>, 'check' | 'send' | 'goesOn'> & {
  values: () => Record<Name, string>;
  refusal: Pick<ReturnType<typeof useRefusal<Name>>, 'clear' | 'show'>;
};
/** Checks and sends; one press sends once. */
const useSubmit = <Name extends string>({ check, send, goesOn, values, refusal }: Steps<Name>) => {
  const [busy, setBusy] = useState(false);
  // a second press may come before the first one's state is rendered
  const isLocked = useRef(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLocked.current) return;
    refusal.clear();
    const refused = check?.(values(), []);
    if (refused) return refusal.show(refused);
    isLocked.current = true;
    setBusy(true);
    let answer: Refusal<Name> | null | undefined;
    try {
      answer = await send(values());
    } finally {
      // after a fault of ours, too, it can be sent again
      isLocked.current = answer === null && !goesOn;
      setBusy(isLocked.current);
    }
    if (answer) refusal.show(answer);
  };
  return { busy, submit };
};

/** What an input gets by its name: that name, ref, handlers and error. */
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
      // react-hook-form puts its own value there: somebody may have typed before the app started
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
  goesOn = false,
}: Options<Name>) => {
  const rhf = useForm<Record<string, string>>({ defaultValues: start });
  const refusal = useRefusal<Name>(rhf);
  // the fields registered are those of `start`
  const values = (): Record<Name, string> => rhf.getValues() as Record<Name, string>;
  const { busy, submit } = useSubmit({ check, send, goesOn, values, refusal });

  // the browser tells each field that stops the form, in their order; the first speaks for all
  const onInvalidCapture = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const stopped = invalidControls(event.currentTarget);
    if (event.target !== stopped[0]) return;
    const names = stopped.map(({ name }) => name);
    const refused = check?.(values(), names);
    rhf.clearErrors();
    const texts: Partial<Record<string, string>> = missing;
    for (const control of stopped)
      // the alert has said it
      if (control.name !== refused?.problem?.about)
        rhf.setError(control.name, { message: messageFor(control, texts[control.name]) });
    // every field is one of `start`'s
    refusal.show({ focus: names[0] as Name, ...refused });
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
      ref: refusal.form,
      // outside a dialog it sends nothing: before the app has started a form that waits for it never
      // puts a password into the address, and public/start.js sends it again
      method: 'dialog',
      /** Resolves once it's sent or refused; rejects with what `send` throws. */
      onSubmit: submit,
      onInvalidCapture,
    },
    /** For an input: its name, ref, handlers and error. */
    field: useField<Name>(rhf),
    problem: refusal.problem,
    busy,
    /** Whether something else stands in the fields than at first, or since the last reset. */
    isUnsaved,
    /** react-hook-form's own, for a preview or a field without an input. */
    rhf,
  };
};
/** What `useCheckedForm` gives, for parts that hold some of a form's inputs. */
export type CheckedForm<Name extends string> = ReturnType<typeof useCheckedForm<Name>>;
