import Button from '@mui/material/Button';
import { useRef } from 'react';
import { hiringTexts as texts } from '@/texts/jobs/hiring';
import { DownIcon, PlusIcon, TrashIcon, UpIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { SelectInput } from '@/ui/form/SelectInput';
import { TextInput } from '@/ui/form/TextInput';
import { useFocusLater } from '@/ui/form/useFocusLater';
import { styled } from '@/ui/styled';
import { limits } from '@contract/limits';
import { choiceName, kinds, questionName, type TypedQuestion } from './hiringFields';

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '14px 18px 18px',
  border: `1px solid ${theme.vars.palette.line}`,
  borderRadius: theme.shape.radius.card,
  backgroundColor: theme.vars.palette.card,
  '& > .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& > .head b': { fontSize: theme.typography.dense.fontSize, fontWeight: 650 },
  '& > .kind': { display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'end' },
  '& > .kind > div:first-of-type': { flex: '1 1 200px', maxWidth: 280 },
  '& [aria-disabled]': { opacity: 0.4, cursor: 'default' },
}));
const Choices = styled('ol')({
  display: 'grid',
  gap: 10,
  '& > li': { display: 'flex', gap: 8, alignItems: 'flex-start' },
  '& > li > div': { flex: 1 },
});

type ErrorOf = (name: string) => string | undefined;
const withError = (error: string | undefined) => (error === undefined ? {} : { error });

type QuestionProps = {
  question: TypedQuestion;
  /** Zero-based. */ place: number;
  /** The number of questions. */ all: number;
  errorOf: ErrorOf;
  onChange: (changes: Partial<TypedQuestion>) => void;
  onMove: (way: 'up' | 'down') => void;
  onRemove: () => void;
};

/** Keeps the focus inside the list when a choice is added or removed. */
const useChoiceFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  const focusLater = useFocusLater();
  /** Focuses a choice's remove button, or its field if it can't be removed. */
  const focusChoice = (index: number, part = 'button'): void =>
    focusLater(() => {
      const choice = list.current?.children.item(index);
      return choice?.querySelector<HTMLElement>(part) ?? choice?.querySelector('input') ?? null;
    });
  return { list, focusChoice };
};

const ChoiceInputs = ({
  question: { choices },
  place,
  errorOf,
  onChange,
}: Pick<QuestionProps, 'question' | 'place' | 'errorOf' | 'onChange'>) => {
  const { list, focusChoice } = useChoiceFocus();
  return (
    <>
      <Choices ref={list} aria-label={texts.choices}>
        {choices.map((choice, index) => (
          // choices have no identity besides their index
          <li key={index}>
            <TextInput
              name={choiceName(place, index)}
              label={texts.choice.label(index + 1)}
              hideLabel
              placeholder={texts.choice.label(index + 1)}
              value={choice}
              maxLength={100}
              autoComplete="off"
              required
              onChange={({ target }) => onChange({ choices: choices.with(index, target.value) })}
              {...withError(errorOf(choiceName(place, index)))}
            />
            {choices.length > 2 && (
              <IconButton
                aria-label={texts.removeChoice(index + 1, place + 1)}
                onClick={() => {
                  focusChoice(Math.min(index, choices.length - 2));
                  onChange({ choices: choices.filter((_, at) => at !== index) });
                }}
              >
                <TrashIcon size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </Choices>
      {choices.length < limits.questionChoices && (
        <div>
          <Button
            size="small"
            variant="text"
            aria-label={texts.addChoiceTo(place + 1)}
            startIcon={<PlusIcon size={16} />}
            onClick={() => {
              focusChoice(choices.length, 'input');
              onChange({ choices: [...choices, ''] });
            }}
          >
            {texts.addChoice}
          </Button>
        </div>
      )}
    </>
  );
};

/**
 * A question's number and buttons. Move buttons are disabled by ARIA only, so that they keep the
 * focus at either end.
 */
const QuestionHead = ({
  place,
  all,
  onMove,
  onRemove,
}: Pick<QuestionProps, 'place' | 'all' | 'onMove' | 'onRemove'>) => (
  <div className="head">
    <b aria-hidden>{texts.question(place + 1)}</b>
    <div>
      <IconButton
        data-move="up"
        aria-label={texts.up(place + 1)}
        aria-disabled={place === 0 || undefined}
        onClick={() => onMove('up')}
      >
        <UpIcon size={18} />
      </IconButton>
      <IconButton
        data-move="down"
        aria-label={texts.down(place + 1)}
        aria-disabled={place === all - 1 || undefined}
        onClick={() => onMove('down')}
      >
        <DownIcon size={18} />
      </IconButton>
      <IconButton aria-label={texts.remove(place + 1)} onClick={onRemove}>
        <TrashIcon size={18} />
      </IconButton>
    </div>
  </div>
);

/** The inputs of one question. */
export const QuestionInputs = (props: QuestionProps) => {
  const { question, place, all, errorOf, onChange, onMove, onRemove } = props;
  return (
    <Frame aria-label={texts.question(place + 1)} data-question={question.id}>
      <QuestionHead {...{ place, all, onMove, onRemove }} />
      <TextInput
        name={questionName(place)}
        label={texts.text.label}
        value={question.text}
        maxLength={200}
        autoComplete="off"
        required
        onChange={({ target }) => onChange({ text: target.value })}
        {...withError(errorOf(questionName(place)))}
      />
      <div className="kind">
        <SelectInput
          label={texts.kind}
          value={question.kind}
          onChange={({ target }) =>
            onChange({ kind: kinds.find((kind) => kind === target.value) ?? question.kind })
          }
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </SelectInput>
        <CheckboxInput
          label={texts.required}
          checked={question.required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
      </div>
      {question.kind === 'choice' && <ChoiceInputs {...{ question, place, errorOf, onChange }} />}
    </Frame>
  );
};
