import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useUpdateApplicantMutation, type Applicant } from '@/api/jobBoardApi';
import { applicantTexts } from '@/texts/jobs/applicants';
import { StarIcon } from '@/ui/art/factIcons';
import { CloseIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { useNotified } from '@/ui/notify/useNotified';

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

/** One to five stars, which only the employer sees. */
export const Rating = ({ applicant }: { applicant: Applicant }) => {
  const { _id: id } = applicant;
  const name = useId();
  const [update, { isLoading, originalArgs }] = useUpdateApplicantMutation();
  const save = useNotified(update, { failure: texts.failed });
  // what was just chosen is shown while it is being saved
  const sent = isLoading && originalArgs?.id === id ? originalArgs.applicantUpdate.rating : null;
  const rating = sent ?? applicant.rating ?? 0;
  const rate = (stars: number): void => void save({ id, applicantUpdate: { rating: stars } });
  return (
    <Group>
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
        <IconButton aria-label={texts.clear} onClick={() => rate(0)}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </Group>
  );
};
