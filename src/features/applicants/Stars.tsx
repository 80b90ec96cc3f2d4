import { applicantTexts } from '@/texts/jobs/applicants';
import { StarIcon } from '@/ui/art/applicantIcons';
import { styled } from '@/ui/styled';

const Frame = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  gap: 1,
  color: theme.vars.palette.amberText,
  '& > .off': { color: theme.vars.palette.line2 },
}));
const None = styled('span')(({ theme }) => ({
  color: theme.vars.palette.ink2,
  fontSize: theme.typography.caption.fontSize,
}));

/** A read-only rating, or "not rated". */
export const Stars = ({ rating }: { rating: number | undefined }) =>
  rating === undefined ? (
    <None>{applicantTexts.notRated}</None>
  ) : (
    <Frame>
      <span className="visually-hidden">{applicantTexts.rated(rating)}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} size={16} className={star > rating ? 'off' : ''} />
      ))}
    </Frame>
  );
