import type { ReactNode } from 'react';
import type { CategoryName } from '@contract/constants/categories';
import { toneOf, type Tone } from '@contract/text/tones';
import { BriefcaseIcon } from './factIcons';
import { Glyph, type IconProps } from './Glyph';
import { Tile } from './Tile';

const drawings: Record<CategoryName, { tone: Tone; path: ReactNode }> = {
  'IT Jobs': {
    tone: 1,
    path: (
      <>
        <rect x="3.5" y="4.5" width="17" height="11.5" rx="2" />
        <path d="M8.5 20h7M12 16v4M7.5 8.5l2 1.8-2 1.8M12 12.2h3.5" />
      </>
    ),
  },
  Engineering: {
    tone: 6,
    path: (
      <>
        <circle cx="12" cy="12" r="3" />
        <path d="M10.3 3.5h3.4l.5 2.5 1.7 1 2.5-.8 1.7 2.9-2 1.7v2.4l2 1.7-1.7 2.9-2.5-.8-1.7 1-.5 2.5h-3.4l-.5-2.5-1.7-1-2.5.8-1.7-2.9 2-1.7v-2.4l-2-1.7 1.7-2.9 2.5.8 1.7-1 .5-2.5Z" />
      </>
    ),
  },
  'Sales Jobs': { tone: 2, path: <path d="M3.5 17.5 9 12l4 3.5 7.5-9M15.5 6h5.5v5.5" /> },
  'Marketing Jobs': {
    tone: 4,
    path: (
      <path d="M4 10v4l3 .6 9.5 4.4V5L7 9.4 4 10ZM7 9.4v5.2M8 14.8l1 4.7h2.5l-.9-3.5M19 9.5a3.5 3.5 0 0 1 0 5" />
    ),
  },
  'HR Jobs': {
    tone: 3,
    path: (
      <>
        <circle cx="9" cy="8.5" r="3.5" />
        <path d="M2.5 19.5c.7-3.6 3.2-5.5 6.5-5.5s5.8 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.3c2 .7 3.2 2.4 3.7 5.2" />
      </>
    ),
  },
  'Finance Jobs': {
    tone: 5,
    path: <path d="M3.5 9.5 12 4l8.5 5.5h-17ZM6 10v7M10 10v7M14 10v7M18 10v7M3.5 20h17" />,
  },
  'Hotel Jobs': {
    tone: 1,
    path: (
      <>
        <path d="M3 19V5.5M3 16h18v3M21 16v-2.5a3 3 0 0 0-3-3h-7.5V16" />
        <circle cx="6.8" cy="12" r="1.7" />
      </>
    ),
  },
  'Business Analyst': {
    tone: 6,
    path: <path d="M4 20h16M6.5 16.5v-4M11 16.5V7M15.5 16.5v-6.5M20 16.5V4.5" />,
  },
  'Restaurant Jobs': {
    tone: 2,
    path: (
      <path d="M5.5 3.5V8a2.5 2.5 0 0 0 5 0V3.5M8 3.5v17M18 3.5c-2.3 1-3.5 3.7-3.5 6.8v3.2H18M18 3.5v17" />
    ),
  },
  'Nurse Jobs': {
    tone: 4,
    path: (
      <>
        <path d="M12 20.5s-8-4.6-8-10.6A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8 2.6c0 6-8 10.6-8 10.6Z" />
        <path d="M12 10.3v5M9.5 12.8h5" />
      </>
    ),
  },
  'Teacher Jobs': {
    tone: 3,
    path: (
      <path d="m12 5 9.5 4.5L12 14 2.5 9.5 12 5ZM6.5 11.5V16c3.4 2.7 7.6 2.7 11 0v-4.5M21.5 9.5v5.5" />
    ),
  },
  'Web Dev Jobs': {
    tone: 5,
    path: <path d="m8 7.5-4.5 4.5L8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.7 5l-3.4 14" />,
  },
};
const known = (name: string): name is CategoryName => Object.hasOwn(drawings, name);

/** The icon of one of the 12 categories, or a briefcase for any other category a host has. */
export const CategoryIcon = ({ category, ...props }: IconProps & { category: string }) =>
  known(category) ? (
    <Glyph {...props}>{drawings[category].path}</Glyph>
  ) : (
    <BriefcaseIcon {...props} />
  );

/** The category's icon on its colored tile, as in the category list. `size` is in pixels. */
export const CategoryTile = ({ category, size = 56 }: { category: string; size?: number }) => (
  <Tile tone={known(category) ? drawings[category].tone : toneOf(category)} size={size} aria-hidden>
    <CategoryIcon category={category} size={Math.round(size * 0.46)} />
  </Tile>
);
