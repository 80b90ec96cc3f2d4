/**
 * Which of an account's unique columns an error of the database speaks of; undefined for any other
 * error.
 */
export const takenColumn = (error: unknown): 'username' | 'email' | undefined => {
  if (
    !(error instanceof Error) ||
    !('code' in error) ||
    error.code !== '23505' ||
    !('constraint' in error)
  )
    return undefined;
  return (['username', 'email'] as const).find((column) =>
    String(error.constraint).includes(`_${column}_key`),
  );
};
