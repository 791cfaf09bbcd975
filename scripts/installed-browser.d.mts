export const shellPath: string;
export function installedChromium(): string | undefined;
export function installedTestBrowser(): string | undefined;
