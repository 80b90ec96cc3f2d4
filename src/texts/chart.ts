/** A chart of the last 30 days. */
export const chartTexts = {
  /** A sentence for assistive technology. */
  summary: (name: string, total: string, most: string, day: string) =>
    `${name}: ${total} in 30 days, most on ${day} (${most})`,
  none: (name: string) => `${name}: none in 30 days`,
  total: (total: string) => `${total} in 30 days`,
  /** A chart whose days can be selected with the arrow keys. */
  byDay: (name: string) => `${name}, day by day`,
  onDay: (day: string, count: string) => `${day}: ${count}`,
  day: 'Day',
  count: 'Count',
} as const;
