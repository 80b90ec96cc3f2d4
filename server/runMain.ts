import { StartError } from './startError';

/** Runs a program's main function; a StartError becomes one line on stderr and exit status 1. */
export const runMain = (main: () => Promise<void>): void => {
  main().catch((error: unknown) => {
    const text =
      error instanceof StartError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
};
