import GlobalStyles from '@mui/material/GlobalStyles';
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
import { styled } from '@/ui/styled';
import { limits } from '@contract/limits';
import { fillToastOutlet } from './ToastOutlet';

// light in both themes (spec §9), so its colors are fixed
const ToastContent = styled(SnackbarContent)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'nowrap',
  width: 'min(380px, calc(100vw - 40px))',
  minWidth: 0,
  padding: '12px 8px 12px 16px',
  borderRadius: theme.shape.radius.lg,
  backgroundColor: '#ffffff',
  color: '#10242a',
  border: '1px solid #cfc8b9',
  boxShadow: '0 16px 40px -16px rgb(0 0 0 / .45)',
  font: `550 ${theme.typography.dense.fontSize}/1.45 ${theme.typography.fontFamily}`,
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
    borderRadius: theme.shape.radius.md,
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
  <ToastContent ref={ref} role={variant === 'error' ? 'alert' : 'status'} className={variant}>
    {variant === 'error' ? <AlertIcon size={22} /> : <CheckCircleIcon size={22} />}
    <p>{message}</p>
    {typeof action === 'function' ? action(id) : action}
    <button type="button" aria-label={commonTexts.dismiss} onClick={() => closeSnackbar(id)}>
      <CloseIcon size={18} />
    </button>
  </ToastContent>
);
const variants = { success: Toast, error: Toast };

type ToastAction = { label: string; onClick: () => void };
type ToastOptions = {
  text: string;
  variant: keyof typeof variants;
  action?: ToastAction | undefined;
};
const queue: ToastOptions[] = [];
let isMounted = false;

const show = ({ text, variant, action }: ToastOptions): void => {
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

// the sticky header is at most 68 px high, plus its border
const belowHeader = (
  <GlobalStyles styles={{ '.notistack-SnackbarContainer': { top: '74px !important' } }} />
);

const ToastProvider = () => {
  // notistack accepts no toast before its provider is mounted: show the queued ones now
  useEffect(() => {
    isMounted = true;
    queue.splice(0).forEach(show);
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <>
      {belowHeader}
      <SnackbarProvider
        Components={variants}
        maxSnack={3}
        autoHideDuration={limits.toastDuration}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      />
    </>
  );
};
const toastProvider = <ToastProvider />;

const enqueueToast = (options: ToastOptions): void => {
  fillToastOutlet(toastProvider);
  if (isMounted) show(options);
  else queue.push(options);
};

/** Toasts: top right, five seconds, light in both themes (spec §9). */
export const notify = {
  /** `action` is a button in the toast, such as "Undo". */
  success: (text: string, action?: ToastAction): void =>
    enqueueToast({ text, variant: 'success', action }),
  error: (text: string): void => enqueueToast({ text, variant: 'error' }),
};
