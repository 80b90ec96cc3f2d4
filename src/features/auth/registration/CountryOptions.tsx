import { countries } from '@contract/constants/countries';

/** The options of a country select. */
export const CountryOptions = () =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
