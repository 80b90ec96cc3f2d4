/**
 * The warning signs of jobs: reasons for an administrator to look, never acted on automatically.
 */
export const signNames = ['contactData', 'payOutlier', 'asksForMoney', 'copy', 'shouting'] as const;
export type SignName = (typeof signNames)[number];
/** `detail`: the words or numbers that caused it */
export type WarningSign = { sign: SignName; detail: string };
