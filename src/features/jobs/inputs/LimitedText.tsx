import { useId, type CompositionEvent, type ChangeEvent, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { jobPostTexts } from '@/texts/jobs/post/jobPost';
import type { FieldProps } from '@/ui/form/Field';
import { TextArea } from '@/ui/form/TextArea';
import { countWords } from '@contract/text/words';
import { useWritingHint } from '../hints/useWritingHint';
import { isRequired, type JobField, type JobInputsForm } from './jobFields';
import { limitWords } from './limitWords';

/** From this number of words left, the counter is amber and announced. */
const fewWords = (limit: number): number => Math.max(3, Math.round(limit / 10));

type LimitedTextProps = Pick<FieldProps, 'label' | 'hint' | 'hideLabel'> & {
  form: JobInputsForm;
  name: JobField;
  /** In words. */
  limit: number;
  /** Whether it is a single line that grows and in which Enter submits the form. */
  line?: boolean;
};

/**
 * A text of at most `limit` words (spec §5): typed or pasted text beyond it is cut off, and a label
 * counts the words left.
 */
export const LimitedText = ({
  form,
  name,
  limit,
  line = false,
  hint,
  ...texts
}: LimitedTextProps) => {
  const counterId = useId();
  const better = useWritingHint(form, name);
  const { onChange, ...field } = form.field(name);
  const typed = useWatch({ control: form.rhf.control, name }) ?? '';
  const wordsLeft = Math.max(0, limit - countWords(typed));
  const near = wordsLeft <= fewWords(limit);

  const take = (
    event: ChangeEvent<HTMLTextAreaElement> | CompositionEvent<HTMLTextAreaElement>,
  ): void => {
    const area = event.currentTarget;
    const { text, caret } = limitWords({
      before: form.rhf.getValues(name) ?? '',
      now: area.value,
      caret: area.selectionEnd,
      limit,
    });
    if (text !== area.value) {
      area.value = text;
      area.setSelectionRange(caret, caret);
    }
    void onChange({ target: area, type: 'change' });
  };
  const sendByEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <TextArea
      {...field}
      {...texts}
      hint={better ?? hint}
      required={isRequired(form, name)}
      rows={line ? 1 : 4}
      aria-describedby={counterId}
      // leaves the text alone while an input method composes it (Japanese, for example)
      onChange={(event) => {
        if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) take(event);
      }}
      onCompositionEnd={take}
      {...(line && { onKeyDown: sendByEnter, style: { minHeight: 46, resize: 'none' } })}
      aside={
        <span id={counterId} aria-live={near ? 'polite' : 'off'} data-near={near || undefined}>
          {jobPostTexts.remaining(wordsLeft)}
        </span>
      }
    />
  );
};
