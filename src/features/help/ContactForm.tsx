import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useAskForHelpMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { Honeypot } from '@/features/auth/Honeypot';
import { useCurrentUser } from '@/session/useSession';
import { helpTexts, type HelpRole } from '@/texts/help';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { useFocusLater } from '@/ui/form/useFocusLater';

const { contact: texts } = helpTexts;
const maxMessageLength = 3000;
const roles: readonly HelpRole[] = ['visitor', 'jobseeker', 'employer'];

type Field = 'role' | 'name' | 'email' | 'message';
const useContactForm = (onSent: (email: string) => void) => {
  const me = useCurrentUser();
  const [askForHelp] = useAskForHelpMutation();
  const role = me && me.role !== 'admin' ? me.role : 'visitor';
  const checked = useCheckedForm<Field>({
    defaultValues: {
      role,
      name: '',
      email: '',
      message: '',
    },
    missing: {
      role: '',
      name: texts.name.missing,
      email: texts.email.missing,
      message: texts.message.missing,
    },
    send: async ({ role, name, email, message }) => {
      try {
        await askForHelp({
          helpQuestionInput: {
            role: roles.find((each) => each === role) ?? 'visitor',
            name: name.trim(),
            email: email.trim(),
            message: message.trim(),
          },
        }).unwrap();
        onSent(email.trim());
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['name', 'email', 'message'], texts.failed);
      }
    },
  });
  const { rhf } = checked;
  // on a host-rendered page the user is known only later; keep a role that was chosen by then
  useEffect(() => {
    if (rhf.getValues('role') === rhf.formState.defaultValues?.['role'])
      rhf.resetField('role', { defaultValue: role });
  }, [rhf, role]);
  return checked;
};

const QuestionForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { form, field, problem, busy } = useContactForm(onSent);
  return (
    <FormStack {...form}>
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <SelectInput {...field('role')} label={texts.role.label}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {texts.role.choices[role]}
          </option>
        ))}
      </SelectInput>
      <TextInput
        {...field('name')}
        label={texts.name.label}
        autoComplete="name"
        maxLength={120}
        dir="auto"
        required
      />
      <TextInput
        {...field('email')}
        label={texts.email.label}
        type="email"
        autoComplete="email"
        required
      />
      <TextArea
        {...field('message')}
        label={texts.message.label}
        hint={texts.message.hint}
        rows={5}
        maxLength={maxMessageLength}
        dir="auto"
        required
      />
      <Honeypot call="askForHelp" />
      <div>
        <SubmitButton busy={busy}>{texts.submit}</SubmitButton>
      </div>
    </FormStack>
  );
};

/** A form to ask the administrators a question; no account is needed. */
export const ContactForm = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater();
  const show = (email: string | null): void => {
    // the focused button goes with what is replaced
    focusLater(() => frame.current?.querySelector<HTMLElement>('select, button') ?? null);
    setSentTo(email);
  };
  return (
    <div ref={frame}>
      {sentTo === null ? (
        <QuestionForm onSent={show} />
      ) : (
        <>
          <FormAlert tone="good">
            <bdi>{texts.sent(sentTo)}</bdi>
          </FormAlert>
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => show(null)}>
            {texts.another}
          </Button>
        </>
      )}
    </div>
  );
};
