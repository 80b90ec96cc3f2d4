import type { CandidateDetails, CandidateEntry } from '@/api/jobBoardApi';
import { amountText } from '@/features/jobs/card/payText';
import { candidateTexts, educationTexts, startTexts } from '@/texts/candidates/candidates';
import { employmentTypeTexts } from '@/texts/jobs/post/employmentTypes';
import { styled } from '@/ui/styled';
import { FactList, type Fact } from '@/ui/text/FactList';

const { panel: texts } = candidateTexts;
const Section = styled('section')(({ theme }) => ({
  paddingBlock: 18,
  borderTop: `1px solid ${theme.vars.palette.line}`,
  overflowWrap: 'anywhere',
  '& h3': { marginBottom: 8, ...theme.typography.subtitle2 },
  '& li': {
    paddingBlock: 6,
    color: theme.vars.palette.ink2,
    fontSize: theme.typography.body2.fontSize,
  },
  '& li b': { display: 'block', fontWeight: 600, color: theme.vars.palette.ink },
  '& li p': { whiteSpace: 'pre-line' },
}));

const Entries = ({ title, entries }: { title: string; entries: readonly CandidateEntry[] }) => {
  if (entries.length === 0) return null;
  return (
    <Section>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ title: what, place, from, to, text }, at) => (
          // two entries may be identical
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} dir="auto">
            <b>{what}</b>
            {[place ?? texts.hiddenEmployer, texts.span(from, to)].filter(Boolean).join(', ')}
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** What a candidate is looking for and has done, as far as they share it. */
export const CandidateFacts = ({ candidate }: { candidate: CandidateDetails }) => {
  const { types, payFrom, start, education, categories, skills, experience, training } = candidate;
  const facts: Fact[] = [
    { label: texts.work, value: types.map((type) => employmentTypeTexts[type]).join(', ') },
    { label: texts.pay, value: payFrom === undefined ? '' : texts.payFrom(amountText(payFrom)) },
    { label: texts.start, value: start ? startTexts[start] : '' },
    { label: texts.category, value: categories.join(', ') },
    { label: texts.education, value: education ? educationTexts[education] : '' },
    { label: candidateTexts.groups.skill, value: skills.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <>
      {facts.length > 0 && (
        <Section>
          <h3>{texts.looksFor}</h3>
          <FactList facts={facts} />
        </Section>
      )}
      <Entries title={texts.experience} entries={experience} />
      <Entries title={texts.education} entries={training} />
    </>
  );
};
