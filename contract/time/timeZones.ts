/** Cities that the time zone database calls by a former name, or that it can't spell. */
const cities: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Godthab: 'Nuuk',
  St_Johns: 'St. John’s',
};

/** A time zone (IANA) by the one name that is used for it; undefined: there is none of that name. */
export const readTimeZone = (name: string): string | undefined => {
  // offsets such as +05:30 know no change of hour
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** "Chicago time", "UTC": what `readTimeZone` returns, as people say it. */
export const timeZoneText = (timeZone: string): string => {
  const city = timeZone.split('/').at(-1) ?? '';
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/'))
    return `${cities[city] ?? city.replaceAll('_', ' ')} time`;
  return (
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
};
