import { styled } from '@mui/material/styles';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { listingTexts } from '@/texts/search/listing';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { TextInput } from '@/ui/form/TextInput';
import { useTypedText } from '@/ui/form/useTypedText';

const Group = styled('fieldset')({
  display: 'grid',
  gap: 10,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 650, fontSize: '.875rem' },
  '& .two': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
  '& input:not([type=checkbox])': { minHeight: 42, paddingInline: 12, fontSize: '.9375rem' },
});
/** What is typed of an amount: "4,000", "$4000", "4.5k"; 0 for none, NaN for what is none. */
const readAmount = (text: string): number => {
  const [, figures = '', thousands] = /^([\d.]*)(k?)$/i.exec(text.replaceAll(/[$,\s]/g, '')) ?? [
    undefined,
    'none',
  ];
  const amount = Math.round(Number(figures) * (thousands ? 1000 : 1));
  return amount <= 10_000_000 ? amount : NaN;
};
const amountOf = (text: string): number | undefined => readAmount(text) || undefined;
const inUrl = (amount: number | undefined): string => amount?.toString() ?? '';

/** The filters that are typed: pay a month, company, degree. */
export const FilterTexts = ({ search, change }: Pick<JobSearchControls, 'search' | 'change'>) => {
  const typed = (changes: Partial<JobSearch>): void => change(changes, { typing: true });
  const payMin = useTypedText(
    inUrl(search.payMin),
    (text) => typed({ payMin: amountOf(text) }),
    (text) => inUrl(amountOf(text)),
  );
  const payMax = useTypedText(
    inUrl(search.payMax),
    (text) => typed({ payMax: amountOf(text) }),
    (text) => inUrl(amountOf(text)),
  );
  const company = useTypedText(search.company, (text) => typed({ company: text }));
  const degree = useTypedText(search.degree, (text) => typed({ degree: text }));
  const { groups, payWrong } = listingTexts;
  const [least, most] = [payMin.input.value, payMax.input.value].map(readAmount) as [
    number,
    number,
  ]; // two of two
  const wrong = (amount: number): string | undefined =>
    Number.isNaN(amount) ? payWrong.amount : undefined;
  return (
    <>
      <Group>
        <legend>{groups.pay}</legend>
        <div className="two">
          <TextInput
            label={listingTexts.payMin}
            name="payMin"
            inputMode="numeric"
            placeholder="$"
            autoComplete="off"
            maxLength={12}
            error={wrong(least)}
            {...payMin.input}
          />
          <TextInput
            label={listingTexts.payMax}
            name="payMax"
            inputMode="numeric"
            placeholder="$"
            autoComplete="off"
            maxLength={12}
            error={wrong(most) ?? (most > 0 && most < least ? payWrong.order : undefined)}
            {...payMax.input}
          />
        </div>
        <CheckboxInput
          label={listingTexts.withPay}
          checked={search.withPay}
          onChange={() => change({ withPay: !search.withPay })}
        />
      </Group>
      <Group>
        <legend>{groups.more}</legend>
        <TextInput
          label={listingTexts.company}
          name="company"
          autoComplete="off"
          maxLength={120}
          {...company.input}
        />
        <TextInput
          label={listingTexts.degree}
          name="degree"
          autoComplete="off"
          maxLength={120}
          {...degree.input}
        />
      </Group>
    </>
  );
};
