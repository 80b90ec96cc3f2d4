import { useRef } from 'react';
import type { Thread } from '@/api/jobBoardApi';
import { applicationTexts } from '@/texts/jobs/applications';
import { SendIcon } from '@/ui/art/actionIcons';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { styled } from '@/ui/styled';
import type { AccountRole } from '@contract/accountFields';
import { letterLimits } from '@contract/jobs/applicantLetters';
import { useMessageForm } from '../useMessageForm';
import { AttachFile } from './AttachFile';
import { TemplateChoice } from './TemplateChoice';

const { messages: formTexts } = applicationTexts.mine;
const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '18px 24px',
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  '& .row > [type=submit]': { marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/**
 * Appends a template to the typed text; replaces the previous template if it was left unchanged.
 */
const withTemplate = (typed: string, template: string, before: string): string => {
  const own = typed.endsWith(before) ? typed.slice(0, typed.length - before.length) : typed;
  return own.trim() === '' ? template : `${own.trimEnd()}\n\n${template}`;
};

type ThreadFormProps = {
  thread: Thread;
  role: AccountRole;
  username: string;
};

/**
 * The form for the next message of a thread, optionally with a file. Employers can start from a
 * template.
 */
export const ThreadForm = ({ thread, role, username }: ThreadFormProps) => {
  const { form, file, setFile } = useMessageForm(thread._id, username);
  const template = useRef('');
  return (
    <Form {...form.form}>
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <TextArea
        {...form.field('text')}
        label={formTexts.label}
        hideLabel
        placeholder={formTexts.label}
        rows={3}
        maxLength={letterLimits.body}
        dir="auto"
      />
      <div className="row">
        <AttachFile file={file} onPick={setFile} />
        {role === 'employer' && (
          <TemplateChoice
            thread={thread}
            onChoose={(text) => {
              const typed = form.rhf.getValues('text') ?? '';
              form.rhf.setValue('text', withTemplate(typed, text, template.current), {
                shouldDirty: true,
              });
              template.current = text;
            }}
          />
        )}
        <SubmitButton busy={form.busy} startIcon={<SendIcon size={18} />}>
          {formTexts.send}
        </SubmitButton>
      </div>
    </Form>
  );
};
