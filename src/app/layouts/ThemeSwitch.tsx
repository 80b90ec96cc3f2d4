import { chooseMode, useIsDark } from '@/app/theme/themeMode';
import { layoutTexts } from '@/texts/layout';
import { MoonIcon, SunIcon } from '@/ui/art/icons';
import { IconButton } from '@/ui/button/IconButton';
import { styled } from '@/ui/styled';

// the page's data-theme chooses the icon: it is right before the app has started
const Switch = styled(IconButton)({
  '[data-theme=dark] & .moon': { display: 'none' },
  'html:not([data-theme=dark]) & .sun': { display: 'none' },
});

/** Dark or light; until somebody chooses, the system's. */
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
