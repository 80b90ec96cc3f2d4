import { styled } from '@mui/material/styles';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import { useEffect, type Ref } from 'react';
import { commonTexts } from '@/texts/common';
import { AlertIcon, CheckCircleIcon, CloseIcon } from '@/ui/art/icons';
import { limits } from '@contract/limits';
import { fillToastOutlet } from './toastOutlet';

// light in both themes (spec §9), so its colours are its own
const Sheet = styled(SnackbarContent)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'nowrap',
  width: 'min(380px, calc(100vw - 40px))',
  minWidth: 0,
  padding: '12px 8px 12px 16px',
  borderRadius: 12,
  backgroundColor: '#ffffff',
  color: '#10242a',
  border: '1px solid #cfc8b9',
  boxShadow: '0 16px 40px -16px rgb(0 0 0 / .45)',
  font: `550 .9375rem/1.45 ${theme.typography.fontFamily}`,
  '& > svg': { flex: 'none' },
  '& > p': { flex: 1, minWidth: 0 },
  '&.success > svg': { color: '#1c6b45' },
  '&.error > svg': { color: '#a8321f' },
  '& > button': {
    flex: 'none',
    width: 36,
    height: 36,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: '#47595f',
    cursor: 'pointer',
    '&:hover': { backgroundColor: '#f3f0e9' },
    '&:focus-visible': { outlineColor: '#0e7c86' },
    '&.act': {
      width: 'auto',
      padding: '0 10px',
      color: '#0e4a52',
      font: 'inherit',
      fontWeight: 650,
    },
  },
}));

const Toast = ({
  id,
  message,
  variant,
  action,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) => (
  <Sheet ref={ref} role={variant === 'error' ? 'alert' : 'status'} className={variant}>
    {variant === 'error' ? <AlertIcon size={22} /> : <CheckCircleIcon size={22} />}
    <p>{message}</p>
    {typeof action === 'function' ? action(id) : action}
    <button type="button" aria-label={commonTexts.dismiss} onClick={() => closeSnackbar(id)}>
      <CloseIcon size={18} />
    </button>
  </Sheet>
);
const parts = { success: Toast, error: Toast };

export type ToastAction = { label: string; onClick: () => void };
type Told = { text: string; variant: keyof typeof parts; action?: ToastAction | undefined };
const waiting: Told[] = [];
let standing = false;
const show = ({ text, variant, action }: Told) => {
  const act = (id: SnackbarKey) => {
    closeSnackbar(id);
    action?.onClick();
  };
  enqueueSnackbar(text, {
    variant,
    ...(action && {
      action: (id) => (
        <button type="button" className="act" onClick={() => act(id)}>
          {action.label}
        </button>
      ),
    }),
  });
};

/** The toasts themselves: top right, five seconds (spec §9). */
const Toasts = () => {
  // what was told before the provider stood is shown now
  useEffect(() => {
    standing = true;
    waiting.splice(0).forEach(show);
    return () => {
      standing = false;
    };
  }, []);
  return (
    <SnackbarProvider
      Components={parts}
      maxSnack={3}
      autoHideDuration={limits.toastDuration}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    />
  );
};

const toasts = <Toasts />;

/** Shows a toast as soon as the page has a place for it. */
export const tell = (told: Told): void => {
  fillToastOutlet(toasts);
  if (standing) show(told);
  else waiting.push(told);
};
