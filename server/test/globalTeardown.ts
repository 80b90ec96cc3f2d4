/** Stops what globalSetup started. */
export default async () => {
  // set by globalSetup in the same process
  const { stopTestServer } = globalThis as { stopTestServer?: () => Promise<void> };
  await stopTestServer?.();
};
