import Button from '@mui/material/Button';
import { createElement, useId, useState } from 'react';
import { jobWidgetTexts as texts } from '@/texts/profiles/jobWidget';
import { CopyIcon } from '@/ui/art/actionIcons';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextArea } from '@/ui/form/TextArea';
import { TextInput } from '@/ui/form/TextInput';
import { useCopy } from '@/ui/form/useCopy';
import { styled } from '@/ui/styled';
import { widgetLimit, widgetScript, widgetTag, widgetThemes } from '@contract/widget';
import { AccountSection } from './AccountSection';
import { widgetSnippet, type WidgetAttributes } from './widgetSnippet';

const limits = [5, widgetLimit.usual, 20, widgetLimit.most];
/** The widget's default accent; omitted from the code unless changed. */
const usualAccent = '#0e7c86';

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  marginTop: 20,
  '& .choices': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  },
  '& input[type="color"]': { height: 44, padding: 8, cursor: 'pointer' },
  '& textarea': { fontFamily: 'monospace', fontSize: theme.typography.body2.fontSize },
  '& .copy': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& h3': { ...theme.typography.subtitle2, marginBottom: 8 },
}));

/** The list as it will appear on the company's own site, rendered by the widget's script. */
const Preview = ({ attributes }: { attributes: WidgetAttributes }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{texts.preview}</h3>
      <script async src={widgetScript} />
      {createElement(widgetTag, attributes)}
    </section>
  );
};

type Chosen = { limit: string; theme: string; accent: string };
type ChoicesProps = { chosen: Chosen; onChange: (changes: Partial<Chosen>) => void };
/** The options for the list's appearance. */
const Choices = ({ chosen, onChange }: ChoicesProps) => (
  <div className="choices">
    <SelectInput
      label={texts.limit.label}
      name="limit"
      value={chosen.limit}
      onChange={({ target }) => onChange({ limit: target.value })}
    >
      {limits.map((limit) => (
        <option key={limit} value={limit}>
          {texts.limit.choice(limit)}
        </option>
      ))}
    </SelectInput>
    <SelectInput
      label={texts.theme.label}
      name="theme"
      value={chosen.theme}
      onChange={({ target }) => onChange({ theme: target.value })}
    >
      {widgetThemes.map((theme) => (
        <option key={theme} value={theme}>
          {texts.theme.choices[theme]}
        </option>
      ))}
    </SelectInput>
    <TextInput
      label={texts.accent.label}
      type="color"
      name="accent"
      value={chosen.accent}
      onChange={({ target }) => onChange({ accent: target.value })}
    />
  </div>
);

/** The code that embeds an employer's open jobs in their own site (docs/widget.md). */
export const JobWidget = ({ usernameEmployer }: { usernameEmployer: string }) => {
  const [chosen, setChosen] = useState<Chosen>({
    limit: String(widgetLimit.usual),
    theme: widgetThemes[0],
    accent: usualAccent,
  });
  const [previewed, setPreviewed] = useState(false);
  const { accent, ...others } = chosen;
  const attributes: WidgetAttributes = {
    company: usernameEmployer,
    ...others,
    ...(accent !== usualAccent && { accent }),
  };
  // requires a login, so it is never rendered on the host
  const { origin } = window.location;
  const code = widgetSnippet(origin, attributes);
  const { field, status, copy } = useCopy<HTMLTextAreaElement>(code, texts);
  return (
    <AccountSection title={texts.title}>
      <p>{texts.text}</p>
      <Parts>
        <Choices
          chosen={chosen}
          onChange={(changes) => setChosen((before) => ({ ...before, ...changes }))}
        />
        <TextArea
          ref={field}
          label={texts.code.label}
          hint={texts.code.hint(origin)}
          name="code"
          value={code}
          rows={5}
          readOnly
          dir="ltr"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="copy">
          <Button startIcon={<CopyIcon size={18} />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button
            variant="outlined"
            aria-expanded={previewed}
            onClick={() => setPreviewed(!previewed)}
          >
            {previewed ? texts.hidePreview : texts.showPreview}
          </Button>
          <output>{status}</output>
        </div>
        {previewed && <Preview attributes={attributes} />}
      </Parts>
    </AccountSection>
  );
};
