/** An element of a page, as its driver names it. */
export type Handle = { readonly driverElement: unknown };

/** A page in a browser of somebody's own: what every driver can do. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  url: () => Promise<string>;
  /** The value of an expression in the page, as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The element that an expression in the page gives. */
  find: (expression: string) => Promise<Handle | undefined>;
  click: (element: Handle) => Promise<void>;
  /** Replaces the text of a field by typing. */
  type: (element: Handle, text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Chooses an option of a `select` by its value. */
  choose: (element: Handle, value: string) => Promise<void>;
  chooseFile: (element: Handle, path: string) => Promise<void>;
  picture: (path: string) => Promise<void>;
  /** What the page reported as an error since it was opened, where the driver tells. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Engine = {
  /** With its version. */
  title: string;
  /** What this driver leaves unseen, and why. */
  leftOut?: string;
  /** Opens a page that shares nothing with others. */
  open: () => Promise<Tab>;
  close: () => Promise<void>;
};
/** An engine that can't run here, and why. */
export type Missing = { title: string; missing: string };
export const width = 1280;
export const height = 800;
