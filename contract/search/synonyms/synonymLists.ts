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
 * Words that users type, with the words that jobs use for the same work; one list per field of
 * work. One entry per line, parsed by synonymsOf.ts:
 *
 * - `a = b = c`: the same job; each is a synonym of the others
 * - `a => b, c`: the same job, but nobody types b to mean a: an everyday, dated or Spanish word,
 *   and the titles that jobs use for it
 * - `a > b, c`: not the same, but near: a search for a also finds b and c, after all others. A
 *   field leads to those who work in it, a rank to the next one, a trade to a similar one
 * - `# words`: a comment
 *
 * With => and > several words may lead to the same: `a, b => c`. Letter case, accents, hyphens
 * (front-end, front end), plural endings and endings for a person are ignored: a salesman, a
 * saleswoman, a sales lady and a sales person are the same. So are -o and -a, and "de", in Spanish.
 * Lines are independent: a word in two lines doesn't connect them.
 *
 * A synonym that finds wrong jobs is worse than none, so an abbreviation that is also a state (PA,
 * MA, MD, CT, OR) or usually means something else in titles (PT is part-time, AM a shift, ER and OT
 * are hours too) is listed one way or not at all. The right side is written as in titles.
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
