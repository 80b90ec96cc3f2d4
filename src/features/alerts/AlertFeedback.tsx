import { useId, useState } from 'react';
import { useSendJobAlertFeedbackMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { LinkDone } from '@/features/auth/LinkDone';
import { alertTexts } from '@/texts/search/alerts';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { RadioInput } from '@/ui/form/RadioInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { styled } from '@/ui/styled';
import { paths } from '@contract/paths';

const { link } = alertTexts;
const { feedback: texts } = link;

const choices = ['tooMany', 'tooFar', 'wrongJobs', 'payTooLow'] as const;
type Choice = (typeof choices)[number];

const Choices = styled('fieldset')(({ theme }) => ({
  '& > legend': { marginBottom: 6, fontSize: theme.typography.body2.fontSize, fontWeight: 600 },
  '& > p': {
    marginTop: 6,
    color: theme.vars.palette.bad,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
}));

/** A form that says what is wrong with an alert's emails. */
export const AlertFeedback = ({ linkKey }: { linkKey: string }) => {
  const [send] = useSendJobAlertFeedbackMutation();
  const [sent, setSent] = useState<Choice | null>(null);
  const errorId = useId();
  const checked = useCheckedForm<'about'>({
    defaultValues: { about: '' },
    missing: { about: texts.missing },
    send: async (typed) => {
      const about = choices.find((each) => each === typed.about);
      if (!about) return { field: { name: 'about', message: texts.missing } };
      try {
        await send({ key: linkKey, jobAlertFeedback: { about } }).unwrap();
        setSent(about);
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['about'] as const, alertTexts.failed);
      }
    },
  });
  if (sent)
    return (
      <LinkDone text={texts.done[sent]} to={`${paths.jobAlert()}#${linkKey}`} label={link.change} />
    );
  const { error, ...about } = checked.field('about');
  return (
    <FormStack {...checked.form} sx={{ mt: 3 }}>
      <Choices aria-describedby={error ? errorId : undefined}>
        <legend>{texts.legend}</legend>
        {choices.map((value) => (
          <RadioInput key={value} {...about} value={value} label={texts.choices[value]} required />
        ))}
        {error && <p id={errorId}>{error}</p>}
      </Choices>
      {checked.problem && <FormAlert>{checked.problem.text}</FormAlert>}
      <SubmitButton busy={checked.busy}>{texts.submit}</SubmitButton>
    </FormStack>
  );
};
