/** A page's element, as its driver refers to it. */
export type Handle = { readonly driverElement: unknown };

/** A page in a separate browser: what every driver supports. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  url: () => Promise<string>;
  /** Evaluates an expression in the page; returns its value as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Returns the element that an expression in the page evaluates to. */
  find: (expression: string) => Promise<Handle | undefined>;
  click: (element: Handle) => Promise<void>;
  /** Replaces a field's text by typing. */
  type: (element: Handle, text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Selects an option of a `select` by its value. */
  choose: (element: Handle, value: string) => Promise<void>;
  chooseFile: (element: Handle, path: string) => Promise<void>;
  picture: (path: string) => Promise<void>;
  /** The errors that the page has reported since it was opened, if the driver supports that. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  /** Includes the version. */
  title: string;
  /** What this driver can't observe, and why. */
  skipped?: string;
  /** Opens an isolated page. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};
/** An engine that can't run here, and why. */
export type Missing = { title: string; missing: string };
export const width = 1280;
export const height = 800;
