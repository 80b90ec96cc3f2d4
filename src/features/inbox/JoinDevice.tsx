import { JoinHidden } from './JoinHidden';
import { JoinSaved } from './JoinSaved';

/** Takes what a visitor saved and hid on this device into the account of who has logged in. */
export const JoinDevice = ({ username }: { username: string }) => (
  <>
    <JoinSaved username={username} />
    <JoinHidden username={username} />
  </>
);
