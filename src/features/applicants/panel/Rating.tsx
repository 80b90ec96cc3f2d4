import { useId, useRef, useState } from 'react';
import type { Applicant } from '@/api/jobBoardApi';
import { useUpdateApplicantMutation } from '@/api/memberApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { StarIcon } from '@/ui/art/applicantIcons';
import { CloseIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { useFocusLater } from '@/ui/form/useFocusLater';
import { useNotified } from '@/ui/notify/useNotified';
import { styled } from '@/ui/styled';

const { rating: texts } = applicantTexts;
const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  '& label': { position: 'relative', display: 'grid', padding: 3, cursor: 'pointer' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { color: theme.vars.palette.field, opacity: 0.55 },
  '& .on svg': { color: theme.vars.palette.amberText, opacity: 1 },
  '& label:focus-within': {
    borderRadius: theme.shape.radius.sm,
    outline: `2px solid ${theme.vars.palette.ring}`,
  },
}));

/** Saves ratings one after another, so that the last one wins. */
const useRating = ({ _id: id, rating = 0 }: Applicant) => {
  const [update] = useUpdateApplicantMutation();
  const save = useNotified(update, { failure: texts.failed });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  // shows the selected rating until the applicant's data has it: a stale response may be in flight
  const [chosen, setChosen] = useState<{ id: string; stars: number; saved: boolean } | null>(null);
  if (chosen?.saved && (chosen.id !== id || chosen.stars === rating)) setChosen(null);
  const rate = (stars: number): void => {
    const choice = { id, stars, saved: false };
    setChosen(choice);
    queue.current = queue.current
      .then(() => save({ id, applicantUpdate: { rating: stars } }))
      .then(({ ok }) =>
        setChosen((now) => (now === choice ? (ok ? { ...now, saved: true } : null) : now)),
      );
  };
  return { rating: chosen?.id === id ? chosen.stars : rating, rate };
};

/** A rating of one to five stars, visible to the employer only. */
export const Rating = ({ applicant }: { applicant: Applicant }) => {
  const name = useId();
  const { rating, rate } = useRating(applicant);
  const group = useRef<HTMLFieldSetElement>(null);
  const focusLater = useFocusLater();
  return (
    <Group ref={group}>
      <legend className="visually-hidden">{texts.label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={stars <= rating ? 'on' : ''}>
          <span className="visually-hidden">{texts.star(stars)}</span>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={stars === rating}
            onChange={() => rate(stars)}
          />
          <StarIcon size={22} />
        </label>
      ))}
      {rating > 0 && (
        <IconButton
          aria-label={texts.clear}
          onClick={() => {
            focusLater(() => group.current?.querySelector('input') ?? null);
            rate(0);
          }}
        >
          <CloseIcon size={16} />
        </IconButton>
      )}
    </Group>
  );
};
