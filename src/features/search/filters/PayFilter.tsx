import { amountText } from '@/features/jobs/card/payText';
import { filterTexts } from '@/texts/search/filters';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { LightCheckbox } from '@/ui/light/LightCheckbox';
import { SearchField } from '@/ui/light/SearchField';
import { FilterGroup } from './FilterGroup';
import type { TypedFilterProps } from './FilterTexts';

/**
 * Parses a typed amount such as "4,000", "$4000" or "4.5k". Returns 0 for an empty text, NaN for an
 * invalid one.
 */
const parseAmount = (text: string): number => {
  const [, figures = '', thousands] = /^([\d.]*)(k?)$/i.exec(text.replaceAll(/[$,\s]/g, '')) ?? [
    undefined,
    'none',
  ];
  const amount = Math.round(Number(figures) * (thousands ? 1000 : 1));
  return amount <= 10_000_000 ? amount : NaN;
};
const amountOf = (text: string): number | undefined => parseAmount(text) || undefined;
const inUrl = (amount: number | undefined): string => amount?.toString() ?? '';

/** Returns the debounced text field of an amount in the search. */
const useTypedAmount = (amount: number | undefined, change: (amount?: number) => void) =>
  useDebouncedText(
    inUrl(amount),
    (text) => change(amountOf(text)),
    (text) => inUrl(amountOf(text)),
  );

/** The preset minimums of monthly pay, in dollars. */
const presets = [3000, 4500, 6000, 9000] as const;

/** The filters of monthly pay: presets, minimum, maximum, and whether it has to be disclosed. */
export const PayFilter = ({ search, change }: TypedFilterProps) => {
  const payMin = useTypedAmount(search.payMin, (amount) =>
    change({ payMin: amount }, { typing: true }),
  );
  const payMax = useTypedAmount(search.payMax, (amount) =>
    change({ payMax: amount }, { typing: true }),
  );
  const { groups, payWrong } = filterTexts;
  const [min, max] = [parseAmount(payMin.input.value), parseAmount(payMax.input.value)];
  const errorOf = (amount: number): string | undefined =>
    Number.isNaN(amount) ? payWrong.amount : undefined;
  return (
    <FilterGroup>
      <legend>{groups.pay}</legend>
      <div className="two">
        {presets.map((amount) => (
          <LightCheckbox
            key={amount}
            type="radio"
            name="pay"
            label={filterTexts.payFrom(amountText(amount))}
            checked={search.payMin === amount && search.payMax === undefined}
            onChange={() => change({ payMin: amount, payMax: undefined })}
          />
        ))}
      </div>
      <div className="two">
        <SearchField
          label={filterTexts.payMin}
          name="payMin"
          inputMode="numeric"
          placeholder="$"
          autoComplete="off"
          maxLength={12}
          error={errorOf(min)}
          {...payMin.input}
        />
        <SearchField
          label={filterTexts.payMax}
          name="payMax"
          inputMode="numeric"
          placeholder="$"
          autoComplete="off"
          maxLength={12}
          error={errorOf(max) ?? (max > 0 && max < min ? payWrong.order : undefined)}
          {...payMax.input}
        />
      </div>
      <LightCheckbox
        label={filterTexts.withPay}
        checked={search.withPay}
        onChange={() => change({ withPay: !search.withPay })}
      />
    </FilterGroup>
  );
};
