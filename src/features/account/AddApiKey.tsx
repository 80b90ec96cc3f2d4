import { useState } from 'react';
import { useAddApiKeyMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { apiKeyTexts } from '@/texts/auth/apiKeys';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { ShownOnce } from '@/ui/dialog/ShownOnce';
import { CheckboxChoices, useChoices } from '@/ui/form/choices/CheckboxChoices';
import { FormAlert } from '@/ui/form/FormAlert';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { apiKeyLimits, apiKeyScopes } from '@contract/apiKeys';

const { add: texts, scopes: scopeNames, scopeHints } = apiKeyTexts;
type Ready = { name: string; key: string };
type Field = 'name' | 'days' | 'password';

/** The form. The key's scopes are held outside the fields, which are all strings. */
const useAddApiKey = () => {
  const [addApiKey] = useAddApiKeyMutation();
  const [ready, setReady] = useState<Ready | null>(null);
  const scopes = useChoices(apiKeyScopes, [], texts.scopes.missing);
  const checked = useCheckedForm<Field>({
    defaultValues: { name: '', days: String(apiKeyLimits.days[1]), password: '' },
    missing: { name: texts.name.missing, days: '', password: texts.password.missing },
    check: scopes.validate,
    send: async ({ name, days, password }) => {
      try {
        const { key, record } = await addApiKey({
          apiKeyInput: {
            name: name.trim(),
            scopes: [...scopes.chosen],
            days: Number(days),
            password,
          },
        }).unwrap();
        setReady({ name: record.name, key });
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['name', 'password'], texts.failed);
      }
    },
  });
  return { ...checked, ready, scopes: scopes.inputs };
};

/** Creates an API key and shows it once. */
export const AddApiKey = ({ onClose }: { onClose: () => void }) => {
  const { form, field, problem, busy, ready, scopes } = useAddApiKey();
  return (
    <FormDialog
      title={texts.title}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      onClose={onClose}
      result={
        ready && (
          <ShownOnce name="key" value={ready.key} texts={texts} onClose={onClose}>
            <bdi>{texts.ready(ready.name)}</bdi> {texts.once}
          </ShownOnce>
        )
      }
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput
        {...field('name')}
        label={texts.name.label}
        hint={texts.name.hint}
        autoComplete="off"
        maxLength={apiKeyLimits.name}
        dir="auto"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <CheckboxChoices
        name="scopes"
        legend={texts.scopes.label}
        labels={scopeNames}
        hints={scopeHints}
        {...scopes}
      />
      <SelectInput {...field('days')} label={texts.days.label} required>
        {apiKeyLimits.days.map((days) => (
          <option key={days} value={days}>
            {texts.days.choice(days)}
          </option>
        ))}
      </SelectInput>
      <PasswordInput
        {...field('password')}
        label={texts.password.label}
        autoComplete="current-password"
        required
      />
    </FormDialog>
  );
};
