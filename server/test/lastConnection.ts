import sql from 'sql-template-tag';
import type { TestHost } from './host';

/** Runs `work` while only one connection of the host's pool of five (`openHost`) is free. */
export const onLastConnection = async <T>({ db }: TestHost, work: () => Promise<T>): Promise<T> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = Array.from({ length: 4 }, () => {
    let begun = () => {};
    const isHeld = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const ended = db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`);
      begun();
      await released;
    });
    return { isHeld, ended };
  });
  await Promise.all(held.map(({ isHeld }) => isHeld));
  try {
    return await work();
  } finally {
    release();
    await Promise.all(held.map(({ ended }) => ended));
  }
};
