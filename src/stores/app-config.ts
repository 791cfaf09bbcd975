import { create } from 'zustand';
import { abpApi, type ApplicationConfiguration } from '@/api/abp';
import { isRecord } from '@/lib/guards';

interface AppConfig {
  configuration: ApplicationConfiguration | null;
}
export const useAppConfig = create<AppConfig>(() => ({ configuration: null }));

let pending: Promise<ApplicationConfiguration> | null = null;

/** Fetches the configuration; calls during the request share its result. The caller shows an error. */
export function loadConfiguration(): Promise<ApplicationConfiguration> {
  if (pending) return pending;
  const request: Promise<ApplicationConfiguration> = abpApi
    .configuration(undefined, { quiet: true })
    .then((configuration) => {
      // The configuration was cleared or changed during the request, so this response is outdated.
      if (pending !== request)
        return pending ?? useAppConfig.getState().configuration ?? loadConfiguration();
      useAppConfig.setState({ configuration });
      return configuration;
    })
    .finally(() => {
      if (pending === request) pending = null;
    });
  pending = request;
  return request;
}

/** Fetches the configuration after a change, about which the response to a running request may not know. */
export function reloadConfiguration() {
  pending = null;
  return loadConfiguration();
}

/** Clears the configuration for another user or tenant; the response of a running request is ignored. */
export function clearConfiguration() {
  pending = null;
  useAppConfig.setState({ configuration: null });
}

/** Whether `grants` has an own property of this name with the value `true`; "true", 1 and inherited properties do not count. */
export function isGranted(grants: unknown, policy: string): boolean {
  return isRecord(grants) && Object.hasOwn(grants, policy) && grants[policy] === true;
}

const grants = () => useAppConfig.getState().configuration?.auth.grantedPolicies;

/** Whether the signed-in user is granted a policy; true without a policy. */
export const can = (policy?: string): boolean => !policy || isGranted(grants(), policy);

/** The same as `can`; re-renders when the grants change. */
export function useCan(): (policy?: string) => boolean {
  const current = useAppConfig((state) => state.configuration?.auth.grantedPolicies);
  return (policy) => !policy || isGranted(current, policy);
}
