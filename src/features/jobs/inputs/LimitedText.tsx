import { useId, type CompositionEvent, type ChangeEvent, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { jobPostTexts } from '@/texts/jobs/jobPost';
import type { FieldProps } from '@/ui/form/Field';
import { TextArea } from '@/ui/form/TextArea';
import type { CheckedForm } from '@/ui/form/useCheckedForm';
import { countWords } from '@contract/words';
import type { JobField } from './jobFields';
import { takeWords } from './takeWords';

/** From here on the counter is amber and is read out. */
const nearEnd = (limit: number): number => Math.max(3, Math.round(limit / 10));

type LimitedTextProps = Pick<FieldProps, 'label' | 'hint' | 'hideLabel'> & {
  form: CheckedForm<JobField>;
  name: JobField;
  limit: number;
  /** One line that grows, in which Enter sends the form as in any other line. */
  line?: boolean;
};

/**
 * A text of at most so many words (spec §5): what goes beyond is cut as it is typed or pasted, a
 * label counts the words left.
 */
export const LimitedText = ({ form, name, limit, line = false, ...texts }: LimitedTextProps) => {
  const counter = useId();
  const { onChange, ...field } = form.field(name);
  const typed = useWatch({ control: form.rhf.control, name }) ?? '';
  const left = Math.max(0, limit - countWords(typed));
  const near = left <= nearEnd(limit);

  const take = (
    event: ChangeEvent<HTMLTextAreaElement> | CompositionEvent<HTMLTextAreaElement>,
  ): void => {
    const area = event.currentTarget;
    const { text, caret } = takeWords({
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
      required
      rows={line ? 1 : 4}
      aria-describedby={counter}
      // a word being composed (Japanese, say) is let be until it stands
      onChange={(event) => {
        if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)) take(event);
      }}
      onCompositionEnd={take}
      {...(line && { onKeyDown: sendByEnter, style: { minHeight: 46, resize: 'none' } })}
      aside={
        <span id={counter} aria-live={near ? 'polite' : 'off'} data-near={near || undefined}>
          {jobPostTexts.remaining(left)}
        </span>
      }
    />
  );
};
