import { useAppConfig } from '@/stores/app-config';

/** Signs in a user who has exactly these policies. */
export function grant(...policies: string[]) {
  const grantedPolicies = Object.fromEntries(policies.map((policy) => [policy, true]));
  useAppConfig.setState({ configuration: { currentUser: { id: 1 }, auth: { grantedPolicies } } });
}
