import type { CategoryName } from '@contract/constants/categories';
import type { DemoPosting } from '../shapes';
import { businessAnalystPostings } from './businessAnalyst';
import { engineeringPostings } from './engineering';
import { financePostings } from './finance';
import { hotelPostings } from './hotel';
import { hrPostings } from './hr';
import { itPostings } from './it';
import { marketingPostings } from './marketing';
import { nursePostings } from './nurse';
import { restaurantPostings } from './restaurant';
import { salesPostings } from './sales';
import { teacherPostings } from './teacher';
import { webDevPostings } from './webDev';

export const demoPostings: Record<CategoryName, DemoPosting[]> = {
  'IT Jobs': itPostings,
  Engineering: engineeringPostings,
  'Sales Jobs': salesPostings,
  'Marketing Jobs': marketingPostings,
  'HR Jobs': hrPostings,
  'Finance Jobs': financePostings,
  'Hotel Jobs': hotelPostings,
  'Business Analyst': businessAnalystPostings,
  'Restaurant Jobs': restaurantPostings,
  'Nurse Jobs': nursePostings,
  'Teacher Jobs': teacherPostings,
  'Web Dev Jobs': webDevPostings,
};
