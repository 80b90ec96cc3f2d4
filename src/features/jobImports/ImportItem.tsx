import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { JobSource } from '@/api/jobBoardApi';
import { useRunJobSourceMutation, useUpdateJobSourceMutation } from '@/api/memberApi';
import { refusalText } from '@/api/wire/refusals';
import { importTexts as texts } from '@/texts/jobs/imports';
import { SelectInput } from '@/ui/form/SelectInput';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { breakable } from '@/ui/text/breakable';
import { useNow } from '@/ui/text/now';
import { sourceSchedules } from '@contract/jobSources';
import { stateTexts } from './stateText';

// reading takes a while; a disabled button would lose the focus
const Run = styled(Button)({ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'progress' } });

/** Reads an import now; for a file, with a newer one. */
const useRun = ({ _id: id }: JobSource) => {
  const [runSource, { isLoading }] = useRunJobSourceMutation();
  const run = async (file?: File): Promise<void> => {
    try {
      await runSource({ id, jobSourceRun: file ? { file } : {} }).unwrap();
      notify.success(texts.run.done);
    } catch (error) {
      notify.error(refusalText(error, texts.run.failed));
    }
  };
  return { run, busy: isLoading };
};

const RunButton = ({ source }: { source: JobSource }) => {
  const { run, busy } = useRun(source);
  const input = useRef<HTMLInputElement>(null);
  const { name, isFile, reading } = source;
  const isOff = busy || reading;
  const press = (): void => {
    if (isOff) return;
    if (isFile) input.current?.click();
    else void run();
  };
  return (
    <>
      {isFile && (
        <input
          ref={input}
          type="file"
          name={`newer-${source._id}`}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void run(file);
          }}
        />
      )}
      <Run
        variant="outlined"
        size="small"
        aria-disabled={isOff || undefined}
        aria-label={isFile ? texts.run.fileNamed(name) : texts.run.named(name)}
        onClick={press}
      >
        {isFile ? texts.run.file : texts.run.button}
      </Run>
    </>
  );
};

const ScheduleInput = ({ source }: { source: JobSource }) => {
  const [updateSource] = useUpdateJobSourceMutation();
  const change = async (value: string): Promise<void> => {
    const schedule = sourceSchedules.find((each) => each === value) ?? 'off';
    try {
      await updateSource({ id: source._id, jobSourceChange: { schedule } }).unwrap();
    } catch (error) {
      notify.error(refusalText(error, texts.schedule.failed));
    }
  };
  return (
    <SelectInput
      label={texts.schedule.label(source.name)}
      hideLabel
      name={`schedule-${source._id}`}
      value={source.offForFailures ? 'off' : source.schedule}
      onChange={({ target }) => void change(target.value)}
    >
      {sourceSchedules.map((each) => (
        <option key={each} value={each}>
          {texts.schedules[each]}
        </option>
      ))}
    </SelectInput>
  );
};

export type Asked = { what: 'skipped' | 'remove'; source: JobSource };

type ImportItemProps = { source: JobSource; onAsk: (asked: Asked) => void };
/** An import: its source, its state, and the actions on it. */
export const ImportItem = ({ source, onAsk }: ImportItemProps) => {
  const now = useNow();
  const { name, kind, isFile, skipped, noted, reading } = source;
  const leftOut = texts.skipped.button(skipped, noted);
  return (
    <li>
      <div>
        <strong dir="auto">{breakable(name)}</strong>
        <p>{texts.kinds[kind]}</p>
        <p className="num">{stateTexts(source, now).join(' ')}</p>
      </div>
      <div className="ways">
        {!isFile && <ScheduleInput source={source} />}
        <RunButton source={source} />
        {leftOut !== '' && !reading && (
          <Button
            variant="outlined"
            size="small"
            aria-label={texts.skipped.named(leftOut, name)}
            onClick={() => onAsk({ what: 'skipped', source })}
          >
            {leftOut}
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          data-delete
          aria-label={texts.remove.named(name)}
          onClick={() => onAsk({ what: 'remove', source })}
        >
          {texts.remove.button}
        </Button>
      </div>
    </li>
  );
};
