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
/** A page with when it was begun (`machineTime`), and from when on it is stale (in milliseconds). */
export type Dated<Value> = { made: Made<Value>; madeAt: number; staleAt: number };

/** A page on its way from one worker to another. */
type Parcel = Omit<Dated<unknown>, 'made'> &
  Pick<Made<unknown>, 'size' | 'isMissing'> & {
    value: unknown;
    ids: string[];
    hasLists: boolean;
    /** null: none of its jobs ends. */
    endsAt: number | null;
  };

export const toParcel = async <Value>(
  { made: { value, shown, size, isMissing }, madeAt, staleAt }: Dated<Value>,
  { pack }: Packing<Value>,
): Promise<Parcel> => ({
  value: await pack(value),
  ids: [...shown.ids],
  hasLists: shown.hasLists,
  endsAt: Number.isFinite(shown.endsAt) ? shown.endsAt : null,
  size,
  isMissing,
  madeAt,
  staleAt,
});

export const fromParcel = <Value>(
  { value, ids, hasLists, endsAt, size, isMissing, madeAt, staleAt }: Parcel,
  { unpack }: Packing<Value>,
): Dated<Value> => ({
  made: {
    value: unpack(value),
    shown: { ids: new Set(ids), hasLists, endsAt: endsAt ?? Infinity },
    size,
    isMissing,
  },
  madeAt,
  staleAt,
});

/** What another worker answered, which is a parcel or nothing. */
export const isParcel = (answer: unknown): answer is Parcel =>
  typeof answer === 'object' && answer !== null;
