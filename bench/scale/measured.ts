import type { Check } from './check/measureSetup.mjs';
import type { Size } from './fill/database.mjs';
import type { Input } from './inputs/measureInputs.mjs';

/** What `npm run bench:scale` measures and keeps as JSON. */
export type Measured = {
  /** The real postings, imported. */
  imported: Size;
  sizes: Size[];
  inputs: {
    jobs: number;
    kinds: Input[];
    /** A new job with so many alerts: seconds of host and database. */
    matching: { alerts: number; host: number; database: number };
    /** What one write leaves in the database. */
    bytes: Record<string, number>;
  };
  checks: Check[];
};
