import { JoinHidden } from './JoinHidden';
import { JoinSaved } from './JoinSaved';

/**
 * Moves the visitor's saved and hidden jobs on this device to the account of the user who has
 * logged in.
 */
export const JoinDevice = ({ username }: { username: string }) => (
  <>
    <JoinSaved username={username} />
    <JoinHidden username={username} />
  </>
);
