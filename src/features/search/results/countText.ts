import { listingTexts } from '@/texts/search/listing';
import type { JobResults } from './useJobResults';

/** "126 jobs", as the listing's count and the filter sheet's button say it. */
export const countText = ({
  total,
  totalIsExact,
}: Pick<JobResults, 'total' | 'totalIsExact'>): string => listingTexts.count(total, totalIsExact);
