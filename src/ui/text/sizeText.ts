import { site } from '@contract/constants/site';

const kilobytes = new Intl.NumberFormat(site.locale, { style: 'unit', unit: 'kilobyte' });
const megabytes = new Intl.NumberFormat(site.locale, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

/** "212 kB", "1.4 MB": a file's size, at least 1 kB; `size` is in bytes. */
export const sizeText = (size: number): string =>
  size < 1_000_000
    ? kilobytes.format(Math.max(1, Math.round(size / 1000)))
    : megabytes.format(size / 1_000_000);
