import { useId, type RefObject } from 'react';
import { ResumePicker } from '@/features/resumes/ResumePicker';
import { UploadResume } from '@/features/resumes/UploadResume';
import { applyTexts } from '@/texts/jobs/apply';
import { resumeTexts } from '@/texts/profiles/resumes';
import { FormAlert } from '@/ui/form/FormAlert';
import { Loading } from '@/ui/page/Loading';
import { TryAgain } from '@/ui/page/TryAgain';
import { styled } from '@/ui/styled';
import { TextLink } from '@/ui/text/TextLink';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { PartTitle } from './PartTitle';
import type { useApplyForm } from './useApplyForm';

const { cv: texts } = applyTexts;
const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& .hint': { color: theme.vars.palette.ink2, fontSize: theme.typography.dense.fontSize },
  '& > .failed': { display: 'grid', gap: 12, justifyItems: 'start' },
}));

type ChooseResumeProps = {
  cv: ReturnType<typeof useApplyForm>['cv'];
  section: RefObject<HTMLElement | null>;
  /** Why the host refused the chosen CV. */
  problem: string | undefined;
  username: string;
  /** True while the application is being sent. */
  disabled: boolean;
};

/** Selects the CV to send: one from the profile, or one uploaded here, which is then selected. */
export const ChooseResume = ({ cv, section, problem, username, disabled }: ChooseResumeProps) => {
  const id = useId();
  const { resumes = [], upload } = cv;
  return (
    <Frame ref={section} tabIndex={-1} aria-labelledby={id}>
      <PartTitle id={id}>{texts.title}</PartTitle>
      {problem !== undefined && <FormAlert>{problem}</FormAlert>}
      {cv.isLoading && <Loading shape="list" rows={1} />}
      {cv.hasFailed && (
        <div className="failed">
          {cv.isUndecided ? (
            <FormAlert>{texts.notSent}</FormAlert>
          ) : (
            <p className="hint">{texts.failed}</p>
          )}
          <TryAgain onClick={cv.retry} />
        </div>
      )}
      {cv.isUndecided && !cv.hasFailed && <FormAlert>{texts.undecided}</FormAlert>}
      {cv.isAsked && (
        <ResumePicker
          resumes={resumes}
          chosen={cv.chosen}
          onChoose={cv.choose}
          none={texts.without}
        />
      )}
      {cv.resumes?.length === 0 && <p className="hint">{texts.none}</p>}
      {resumes.length < limits.resumes ? (
        <UploadResume
          label={resumes.length === 0 ? resumeTexts.upload : resumeTexts.another}
          busy={upload.isBusy}
          problem={upload.problem}
          onFile={(file) => {
            if (!disabled) upload.take(file);
          }}
        />
      ) : (
        <p className="hint">
          {texts.full} <TextLink to={paths.jobSeekerProfile(username)}>{texts.manage}</TextLink>
        </p>
      )}
    </Frame>
  );
};
