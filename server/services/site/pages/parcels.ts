import type { Shown } from './shown';

/** What was made for a page: `value` is sent as it is. */
export type Made<Value> = {
  value: Value;
  shown: Shown;
  /** In bytes; undefined: it isn't kept. */
  size: number | undefined;
  /** Whether its job or person is missing or has ended. */
  isMissing: boolean;
};
/** How a page's value goes from one of a host's workers to another: as JSON can hold it. */
export type Packing<Value> = {
  pack: (value: Value) => Promise<unknown>;
  unpack: (packed: unknown) => Value;
};
/**
 * A page with when it was begun, or last found to be as it was (`machineTime`), until when it is fresh
 * at most, and from when on it is stale (both in milliseconds).
 */
export type Dated<Value> = {
  made: Made<Value>;
  madeAt: number;
  freshUntil: number;
  staleAt: number;
};

/** A page on its way from one worker to another. */
type Parcel = Omit<Dated<unknown>, 'made'> &
  Pick<Made<unknown>, 'size' | 'isMissing'> & {
    value: unknown;
    ids: string[];
    hasLists: boolean;
    answers: Shown['answers'];
    /** null: none of its jobs ends. */
    endsAt: number | null;
  };

export const toParcel = async <Value>(
  { made: { value, shown, size, isMissing }, ...times }: Dated<Value>,
  { pack }: Packing<Value>,
): Promise<Parcel> => ({
  value: await pack(value),
  ids: [...shown.ids],
  hasLists: shown.hasLists,
  answers: shown.answers,
  endsAt: Number.isFinite(shown.endsAt) ? shown.endsAt : null,
  size,
  isMissing,
  ...times,
});

export const fromParcel = <Value>(
  { value, ids, hasLists, answers, endsAt, size, isMissing, ...times }: Parcel,
  { unpack }: Packing<Value>,
): Dated<Value> => ({
  made: {
    value: unpack(value),
    shown: { ids: new Set(ids), hasLists, answers, endsAt: endsAt ?? Infinity },
    size,
    isMissing,
  },
  ...times,
});

/** What another worker answered, which is a parcel or nothing. */
export const isParcel = (answer: unknown): answer is Parcel =>
  typeof answer === 'object' && answer !== null;
