import type { JobPage } from '@/api/jobBoardApi';
import type { JobSearchControls } from '@/features/search/useJobSearch';
import { filterTexts } from '@/texts/search/filters';
import { LightCheckbox } from '@/ui/light/LightCheckbox';

/** As many as fit beside the other filters; the Where field accepts any other. */
const maxPlaces = 8;
const maxStates = 4;
const placeKey = (place: string): string => place.trim().toLowerCase();

type PlaceChoicesProps = Pick<JobSearchControls, 'search' | 'change'> & {
  places: JobPage['facets']['place'];
  states: JobPage['facets']['state'];
  countText: (count: number) => string | undefined;
};

/**
 * The states and places with the most jobs, one of which can be selected. The Where field shows the
 * selection as if it had been typed.
 */
export const PlaceChoices = ({
  search: { location },
  change,
  places: all,
  states: allStates = [],
  countText,
}: PlaceChoicesProps) => {
  const places = all.slice(0, maxPlaces);
  const chosen = placeKey(location);
  const states = allStates.slice(0, maxStates);
  const isOffered =
    chosen === '' || [...states, ...places].some(({ value }) => placeKey(value) === chosen);
  if (places.length === 0 && isOffered) return null;
  const choice = (place: string, label: string, count?: string) => (
    <LightCheckbox
      key={place}
      type="radio"
      name="place"
      label={<span dir="auto">{label}</span>}
      count={count}
      checked={placeKey(place) === chosen}
      onChange={() => change({ location: place, near: '', miles: undefined })}
    />
  );
  return (
    <>
      {choice('', filterTexts.anyPlace)}
      {/* a typed place is an option, too, so that the selection is visible */}
      {!isOffered && choice(location, location.trim())}
      {states.map(({ value, count }) =>
        choice(value, filterTexts.wholeState(value), countText(count)),
      )}
      {places.map(({ value, count }) => choice(value, value, countText(count)))}
    </>
  );
};
