import type { JobPage } from '@/api/jobBoardApi';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { listingTexts } from '@/texts/search/listing';
import { LightSelect } from '@/ui/light/LightSelect';
import { styled } from '@/ui/styled';
import { isMiles, milesChoices } from '@contract/search/places/miles';

const { distance: texts } = listingTexts;
const Space = styled('div')({ marginTop: 10 });

type DistanceChoiceProps = Pick<JobSearchControls, 'search' | 'change'> & {
  area: NonNullable<JobPage['area']>;
};

/** Selects the maximum distance from the searched place; the default is left out of the URL. */
export const DistanceChoice = ({ search, change, area }: DistanceChoiceProps) => {
  const { name, usual, reach } = area;
  const chosen = search.miles === undefined ? usual : Math.max(search.miles, reach);
  const offered = milesChoices.filter((miles) => miles >= reach);
  const all = [...new Set([...offered, usual, chosen])].toSorted((a, b) => a - b);
  return (
    <Space>
      <LightSelect
        label={texts.label}
        name="miles"
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const miles = Number(value);
          change({ miles: miles !== usual && isMiles(miles) ? miles : undefined });
        }}
      >
        {all.map((miles) => (
          <option key={miles} value={miles}>
            {miles === 0 ? texts.onlyIn(name) : texts.withinMiles(miles)}
          </option>
        ))}
      </LightSelect>
    </Space>
  );
};
