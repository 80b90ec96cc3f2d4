import type { Check } from './check/measureSetup.mjs';
import type { Size } from './fill/database.mjs';
import type { Input } from './inputs/measureInputs.mjs';

/** The results of `npm run bench:scale`, stored as JSON. */
export type Measured = {
  /** The real postings, imported. */
  imported: Size;
  sizes: Size[];
  inputs: {
    jobs: number;
    kinds: Input[];
    /** The cost of matching a new job with that many alerts: seconds of host and database. */
    matching: { alerts: number; host: number; database: number };
    /** The bytes that one write of each kind adds to the database. */
    bytes: Record<string, number>;
  };
  checks: Check[];
};
