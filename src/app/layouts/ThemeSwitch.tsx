import { chooseMode, useIsDark } from '@/app/theme/themeMode';
import { layoutTexts } from '@/texts/layout';
import { MoonIcon, SunIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';

// the page's data-theme selects the icon, so that it is right before the app has started
const Switch = styled(IconButton)({
  '[data-theme=dark] & .moon': { display: 'none' },
  'html:not([data-theme=dark]) & .sun': { display: 'none' },
});

/** Toggles between dark and light mode; follows the system until the user chooses. */
export const ThemeSwitch = () => {
  const isDark = useIsDark();
  return (
    <Switch
      aria-label={layoutTexts.darkTheme}
      aria-pressed={isDark}
      onClick={() => chooseMode(isDark ? 'light' : 'dark')}
    >
      <MoonIcon className="moon" />
      <SunIcon className="sun" />
    </Switch>
  );
};
