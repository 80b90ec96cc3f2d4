import { site } from '@contract/constants/site';

const format = (unit: 'kilobyte' | 'megabyte') =>
  new Intl.NumberFormat(site.locale, { style: 'unit', unit, maximumFractionDigits: 1 });
const kilobytes = format('kilobyte');
const megabytes = format('megabyte');

/** "184 kB", "2.1 MB": a file's size, at least 1 kB; `size` is in bytes. */
export const fileSizeText = (size: number): string =>
  size < 1_000_000
    ? kilobytes.format(Math.max(1, Math.round(size / 1000)))
    : megabytes.format(size / 1_000_000);
