import type { ReactNode } from 'react';
import { useToastOutlet } from './toastOutlet';

/**
 * Where toasts appear; stands once, around the app. What shows them isn't in a visitor's first
 * load: ui/notify brings it.
 */
export const ToastProvider = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    {useToastOutlet()}
  </>
);
