export declare const adminPassword: string;
export declare const startOurHost: (options: {
  port: number;
  dataDir?: string;
  env?: Record<string, string>;
  output?: 'ignore' | 'inherit';
}) => Promise<{ origin: string; stop: () => Promise<void> }>;
