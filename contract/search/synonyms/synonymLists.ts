import { artsAndScienceLines } from './artsAndScience';
import { careAndTeachingLines } from './careAndTeaching';
import { companyLines } from './companies';
import { computingLines } from './computing';
import { drivingAndWarehouseLines } from './drivingAndWarehouse';
import { foodAndHotelLines } from './foodAndHotels';
import { healthCareLines } from './healthCare';
import { licenseLines } from './licenses';
import { moneyAndLawLines } from './moneyAndLaw';
import { officeLines } from './office';
import { rankAndKindLines } from './ranksAndKinds';
import { salesAndServiceLines } from './salesAndService';
import { serviceAndOutdoorLines } from './serviceAndOutdoors';
import { spanishLines } from './spanish';
import { spanishCareLines } from './spanishCare';
import { tradeLines } from './trades';

/**
 * What people type and what jobs call the same work, a list a field of work. One line each, read by
 * synonymsOf.ts:
 *
 * - `a = b = c`: the same job; each is a synonym of the others
 * - `a => b, c`: the same job, but nobody types b and means a: an everyday, dated or Spanish word
 *   and the titles that jobs have for it
 * - `a > b, c`: not the same, but near: a search for a also finds b and c, after all others. A word
 *   for a field leads to those who work in it, a rank to the next one, a trade to its neighbor
 * - `# words`: a comment
 *
 * With => and > several may lead to the same: `a, b => c`. Letter case, accents, hyphens (front-end,
 * front end), plural endings and who does it are ignored: a salesman, a saleswoman, a sales lady and
 * a sales person are one. So are -o and -a and "de" in Spanish. Lines are independent: a word in two
 * lines doesn't connect them.
 *
 * A synonym that finds wrong jobs is worse than none, so an abbreviation that is also a state (PA,
 * MA, MD, CT, OR) or usually means something else in titles (PT is part-time, AM a shift, ER and OT
 * hours too) is listed one way or not at all. The right side says what titles say.
 */
export const synonymLists: readonly string[] = [
  rankAndKindLines,
  officeLines,
  computingLines,
  healthCareLines,
  licenseLines,
  moneyAndLawLines,
  salesAndServiceLines,
  foodAndHotelLines,
  tradeLines,
  drivingAndWarehouseLines,
  careAndTeachingLines,
  serviceAndOutdoorLines,
  artsAndScienceLines,
  companyLines,
  spanishLines,
  spanishCareLines,
];
