import { layoutTexts } from '@/texts/layout';
import { LogoutIcon } from '@/ui/art/actionIcons';
import { IconButton } from '@/ui/button/IconButton';
import { useLogOutHere } from './LogOutContext';

/** The logout icon in a profile's header (spec §2.7, §2.8). */
export const LogOutButton = () => (
  <IconButton
    aria-label={layoutTexts.logOut}
    title={layoutTexts.logOut}
    onClick={useLogOutHere()}
    sx={(theme) => ({
      width: 44,
      height: 44,
      color: 'inherit',
      '&:hover': {
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.heroInk} 12%, transparent)`,
        color: 'inherit',
      },
    })}
  >
    <LogoutIcon />
  </IconButton>
);
