import { useEffect, useRef, useState, type ComponentType } from 'react';
import { layoutTexts } from '@/texts/layout';
import { DotsIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import type { AccountMenuListProps } from './AccountMenuList';

/**
 * The three dots of spec §2.2: My Profile and Logout. MUI's menu is fetched only for somebody who
 * is logged in, and before it is needed, so that it opens at once and also while the host doesn't
 * answer.
 */
export const AccountMenu = ({ user }: Pick<AccountMenuListProps, 'user'>) => {
  const [open, setOpen] = useState(false);
  const [List, setList] = useState<ComponentType<AccountMenuListProps>>();
  const anchor = useRef<HTMLButtonElement>(null);
  const [tries, setTries] = useState(0);
  // fetched beside the page, not with it; where that failed, once more when it is opened
  useEffect(() => {
    if (List) return undefined;
    let gone = false;
    import(/* webpackChunkName: "AccountMenu" */ './AccountMenuList').then(
      ({ AccountMenuList }) => {
        if (!gone) setList(() => AccountMenuList);
      },
      (error: unknown) => {
        console.error('Error loading the menu:', error);
        if (!gone) setOpen(false);
      },
    );
    return () => {
      gone = true;
    };
  }, [List, tries]);
  const show = (): void => {
    setOpen(true);
    setTries((count) => count + 1);
  };
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={layoutTexts.accountMenu}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={show}
        sx={{ mr: { md: '-10px' } }}
      >
        <DotsIcon />
      </IconButton>
      {List && <List {...{ user, open, anchor }} onClose={() => setOpen(false)} />}
    </>
  );
};
