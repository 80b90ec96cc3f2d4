import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useAddApiKeyMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { apiKeyTexts } from '@/texts/auth/apiKeys';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { ShownOnce } from '@/ui/dialog/ShownOnce';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormAlert } from '@/ui/form/FormAlert';
import { PasswordInput } from '@/ui/form/PasswordInput';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { apiKeyLimits, apiKeyScopes, type ApiKeyScope } from '@contract/apiKeys';

const { add: texts, scopes: scopeNames, scopeHints } = apiKeyTexts;
const Scopes = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& legend': { marginBottom: 8, fontWeight: 600 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
}));

type Ready = { name: string; key: string };
type Field = 'name' | 'days' | 'password';

/** The form: what a key may do is held beside the fields, all of which are texts. */
const useAddApiKey = () => {
  const [addApiKey] = useAddApiKeyMutation();
  const [ready, setReady] = useState<Ready | null>(null);
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const toggle = (scope: ApiKeyScope): void =>
    setScopes(apiKeyScopes.filter((each) => (each === scope) !== scopes.includes(each)));
  const checked = useCheckedForm<Field>({
    start: { name: '', days: String(apiKeyLimits.days[1]), password: '' },
    missing: { name: texts.name.missing, days: '', password: texts.password.missing },
    check: () => (scopes.length === 0 ? { problem: { text: texts.scopes.missing } } : null),
    send: async ({ name, days, password }) => {
      try {
        const { key, record } = await addApiKey({
          apiKeyInput: { name: name.trim(), scopes: [...scopes], days: Number(days), password },
        }).unwrap();
        setReady({ name: record.name, key });
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['name', 'password'], texts.failed);
      }
    },
  });
  return { ...checked, ready, scopes, toggle };
};

type ScopeInputsProps = { scopes: readonly ApiKeyScope[]; toggle: (scope: ApiKeyScope) => void };
/** What the key may do. */
const ScopeInputs = ({ scopes, toggle }: ScopeInputsProps) => (
  <Scopes>
    <legend>{texts.scopes.label}</legend>
    {apiKeyScopes.map((scope) => (
      <CheckboxInput
        key={scope}
        name="scopes"
        value={scope}
        checked={scopes.includes(scope)}
        onChange={() => toggle(scope)}
        label={
          <>
            {scopeNames[scope]}
            <small>{scopeHints[scope]}</small>
          </>
        }
      />
    ))}
  </Scopes>
);

/** Makes an API key, then shows it, once. */
export const AddApiKey = ({ onClose }: { onClose: () => void }) => {
  const { form, field, problem, busy, ready, scopes, toggle } = useAddApiKey();
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
      <ScopeInputs scopes={scopes} toggle={toggle} />
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
