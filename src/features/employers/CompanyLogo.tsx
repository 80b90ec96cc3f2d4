import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { readFault } from '@/api/fault';
import { imageAddress, useHostConfig } from '@/api/hostConfig';
import { useUploadCompanyLogoMutation, type Employer } from '@/api/jobBoardApi';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { AttachIcon } from '@/ui/art/icons';
import { InitialsTile } from '@/ui/art/InitialsTile';
import { FormAlert } from '@/ui/form/FormAlert';
import { notify } from '@/ui/notify/notify';
import { ProfileSection } from '@/ui/page/ProfileSection';
import { Spinner } from '@/ui/page/Spinner';
import { employerName } from './employerFacts';

const { logo: texts } = employerProfileTexts;
const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
/** What a file may weigh, in bytes. */
const mostBytes = 5 * 1024 * 1024;

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  '& > .logo': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .note': { color: theme.vars.palette.ink2, fontSize: '.9375rem' },
  '& .rule': { color: theme.vars.palette.ink3, fontSize: '.8125rem' },
}));

/** Why a file can't be a logo, before it is sent; our own host looks again, at what is in it. */
const problemOf = ({ type, size }: File): string | null => {
  if (!kinds.includes(type)) return texts.notAnImage;
  if (size > mostBytes) return texts.tooLarge;
  return size === 0 ? texts.empty : null;
};

/** A picture that was picked, shown until the profile has the new address in place of `instead`. */
type Picked = { address: string; instead: Employer['companyLogo'] };

/**
 * Upload Company Logo (spec §2.8): our own host keeps one; on a spec host the button says why it
 * can't.
 */
export const CompanyLogo = ({ employer }: { employer: Employer }) => {
  const config = useHostConfig();
  const { extensions } = config;
  const [upload, { isLoading }] = useUploadCompanyLogoMutation();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  // the browser holds the file as long as its address is known
  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.address);
    },
    [picked],
  );

  const send = async (file: File): Promise<void> => {
    const refusal = problemOf(file);
    setProblem(refusal);
    if (refusal) return;
    setPicked({ address: URL.createObjectURL(file), instead: employer.companyLogo });
    try {
      await upload({ id: employer._id, companyLogoInput: { companyLogo: file } }).unwrap();
      notify.success(texts.saved);
    } catch (error) {
      const { status, message } = readFault(error);
      setPicked(null);
      setProblem(status !== null && status < 500 && message ? message : texts.failed);
    }
  };
  const pick = ([file]: Iterable<File>): void => {
    if (file && !isLoading) void send(file);
  };

  const stored = imageAddress(employer.companyLogo, config);
  const shown = picked && picked.instead === employer.companyLogo ? picked.address : stored;
  return (
    <ProfileSection title={texts.title}>
      <Box>
        <div className="logo">
          <InitialsTile
            name={employer.companyName || employerName(employer)}
            image={shown}
            size={72}
          />
          <p className="note" id={note}>
            {extensions ? (shown ? texts.present : texts.none) : texts.unavailable}
          </p>
        </div>
        {problem && <FormAlert>{problem}</FormAlert>}
        <input
          ref={input}
          type="file"
          name="companyLogo"
          accept={kinds.join(',')}
          hidden
          // the same file may be picked again after a failure
          onChange={({ target }) => {
            pick([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button
          variant="outlined"
          size="small"
          disabled={!extensions}
          aria-disabled={isLoading || undefined}
          aria-describedby={note}
          startIcon={isLoading ? <Spinner /> : <AttachIcon size={18} />}
          onClick={() => {
            if (!isLoading) input.current?.click();
          }}
        >
          {texts.attach}
          {isLoading && <output className="visually-hidden">{texts.busy}</output>}
        </Button>
        {extensions && <p className="rule">{texts.rule}</p>}
      </Box>
    </ProfileSection>
  );
};
