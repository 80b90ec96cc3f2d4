import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { layoutTexts } from '@/texts/layout';
import { paths } from '@contract/paths';
import { useLazyMenu } from './useLazyMenu';

const loadList = async () =>
  (await import(/* webpackChunkName: "LoginMenu" */ './LoginMenuList')).LoginMenuList;

/**
 * A visitor's "Log in" button: a menu of the two logins, whose script is fetched when the button is
 * hovered or focused.
 */
export const LoginMenu = ({ className = '' }: { className?: string }) => {
  const navigate = useNavigate();
  const { open, parts: List, anchor, fetchParts, show, close } = useLazyMenu(loadList);
  const prepare = (): void => {
    if (!List) void fetchParts();
  };
  return (
    <>
      <Button
        ref={anchor}
        className={className}
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        {layoutTexts.logIn}
      </Button>
      {List && (
        <List
          {...{ open, anchor }}
          onClose={close}
          onChoose={(role) => {
            close();
            void navigate(paths.loginOf(role));
          }}
        />
      )}
    </>
  );
};
