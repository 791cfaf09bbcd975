import { create } from 'zustand';
import { abpApi, type ApplicationConfiguration } from '@/api/abp';

interface AppConfig {
  configuration: ApplicationConfiguration | null;
}
export const useAppConfig = create<AppConfig>(() => ({ configuration: null }));

let running: Promise<ApplicationConfiguration> | null = null;

/** Fetches the configuration; calls made meanwhile share the answer. The caller shows a failure. */
export function loadConfiguration(): Promise<ApplicationConfiguration> {
  if (running) return running;
  const asked: Promise<ApplicationConfiguration> = abpApi
    .configuration(undefined, { quiet: true })
    .then((configuration) => {
      // Forgotten meanwhile: it speaks of another user or another tenant.
      if (running !== asked) return useAppConfig.getState().configuration ?? loadConfiguration();
      useAppConfig.setState({ configuration });
      return configuration;
    })
    .finally(() => {
      if (running === asked) running = null;
    });
  running = asked;
  return asked;
}

/** For another user or tenant; an answer that is still on its way is not believed any more. */
export function forgetConfiguration() {
  running = null;
  useAppConfig.setState({ configuration: null });
}

/** True only for an own entry that is `true`: not "true", not 1, not something inherited. */
export function isGranted(grants: unknown, policy: string): boolean {
  return (
    typeof grants === 'object' &&
    grants !== null &&
    Object.hasOwn(grants, policy) &&
    (grants as Record<string, unknown>)[policy] === true
  );
}

const grants = () => useAppConfig.getState().configuration?.auth.grantedPolicies;

/** Whether the signed-in user holds a policy; no policy means everybody does. */
export const can = (policy?: string): boolean => !policy || isGranted(grants(), policy);

/** `can`, re-rendering when the grants change. */
export function useCan(): (policy?: string) => boolean {
  const current = useAppConfig((state) => state.configuration?.auth.grantedPolicies);
  return (policy) => !policy || isGranted(current, policy);
}
