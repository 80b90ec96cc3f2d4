import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { hiringTexts as texts } from '@/texts/jobs/hiring';
import { PlusIcon } from '@/ui/art/actionIcons';
import { SelectInput } from '@/ui/form/SelectInput';
import { useFocusLater } from '@/ui/form/useFocusLater';
import { styled } from '@/ui/styled';
import { limits } from '@contract/limits';
import { InputPair } from '../inputs/InputPair';
import { ClosingInput, LongDescriptionInput, WorkplaceInput } from './ExtraInputs';
import type { HiringForm } from './hiringFields';
import { QuestionInputs } from './QuestionInputs';
import { useQuestions } from './useQuestions';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  '& h2': { ...theme.typography.h4 },
  '& .hint': { color: theme.vars.palette.ink2, fontSize: theme.typography.body2.fontSize },
  '& ol.questions': { display: 'grid', gap: 14 },
}));
const offeredDays = [3, 5, 7, 10, 14];

/**
 * The promised days to answer. The job may have another number than those offered, set elsewhere.
 */
const PromiseInput = ({ form }: { form: HiringForm }) => {
  const value = useWatch({ control: form.rhf.control, name: 'answersWithin' }) ?? '';
  const typed = Number(value);
  const days =
    typed > 0 && !offeredDays.includes(typed)
      ? [...offeredDays, typed].toSorted((one, other) => one - other)
      : offeredDays;
  return (
    <SelectInput
      {...form.field('answersWithin')}
      // an unusual value is in the options, too
      value={value}
      label={texts.promise.label}
      hint={texts.promise.hint}
    >
      <option value="">{texts.promise.none}</option>
      {days.map((each) => (
        <option key={each} value={String(each)}>
          {texts.promise.days(each)}
        </option>
      ))}
    </SelectInput>
  );
};

/** The questions to applicants, and the number of days within which they are promised an answer. */
const AskingInputs = ({ form }: { form: HiringForm }) => {
  const id = useId();
  const { questions, said, add, change, move, remove } = useQuestions(form);
  const frame = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  const inQuestion = (questionId: string, part: string) => () =>
    frame.current?.querySelector<HTMLElement>(`[data-question="${questionId}"] ${part}`) ?? null;
  const { errors } = form.rhf.formState;
  return (
    <Frame ref={frame} aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.questions}</h2>
        <p className="hint">{texts.questionsHint}</p>
      </div>
      {questions.length > 0 && (
        <ol className="questions">
          {questions.map((question, place) => (
            <li key={question.id}>
              <QuestionInputs
                {...{ question, place }}
                all={questions.length}
                errorOf={(name) => errors[name]?.message}
                onChange={(changes) => change(question.id, changes)}
                onMove={(way) => {
                  focusLater(inQuestion(question.id, `[data-move="${way}"]`));
                  move(place, way === 'up' ? place - 1 : place + 1);
                }}
                onRemove={() => {
                  focusLater(() => addButton.current);
                  remove(question.id);
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <output className="visually-hidden">{said}</output>
      {questions.length < limits.jobQuestions ? (
        <div>
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<PlusIcon size={18} />}
            onClick={() => focusLater(inQuestion(add(), 'input'))}
          >
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className="hint">{texts.full(limits.jobQuestions)}</p>
      )}
      <PromiseInput form={form} />
      <InputPair>
        <WorkplaceInput form={form} />
        <ClosingInput form={form} />
      </InputPair>
    </Frame>
  );
};

/** Inputs for our host's fields of a job, which the spec doesn't have. */
export const HiringInputs = ({ form }: { form: HiringForm }) => (
  <>
    <LongDescriptionInput form={form} />
    <AskingInputs form={form} />
  </>
);
