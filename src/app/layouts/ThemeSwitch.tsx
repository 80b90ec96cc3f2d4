import { useColorScheme } from '@mui/material/styles';
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
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Switch
      aria-label={layoutTexts.darkTheme}
      aria-pressed={dark}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      <MoonIcon className="moon" />
      <SunIcon className="sun" />
    </Switch>
  );
};
