import { env } from '@/config/env';
import { isString } from '@/lib/guards';
import { hideNumbers, maskNumber, maskNumbers } from '@/lib/mask';
import { P } from '@/policies';
import { can, useCan } from './app-config';
import { useSettings } from './settings';

/**
 * Whether phone, ID and account numbers are masked: the user has chosen it, or the deployment does not allow the user to
 * switch it off.
 */
const decide = (isChosen: boolean, mayView: boolean) => isChosen || (env.privacy && !mayView);

export const isPrivate = () => decide(useSettings.getState().privacy, can(P.viewPhone));

/** The same as `isPrivate`; re-renders when it changes. */
export function usePrivacy(): boolean {
  const isChosen = useSettings((state) => state.privacy);
  return decide(isChosen, useCan()(P.viewPhone));
}

/** Whether the user can switch privacy off. */
export function useMayLiftPrivacy(): boolean {
  const mayView = useCan()(P.viewPhone);
  return !env.privacy || mayView;
}

/** A phone, ID or account number as the screen shows it; '' where the response lacks it. */
export function screenNumber(number: unknown): string {
  if (!isString(number)) return '';
  return isPrivate() ? maskNumber(number) : number;
}

/** Any other text as the screen shows it: the numbers in it are masked. */
export const screenText = (text: string) => (isPrivate() ? maskNumbers(text) : text);

const unchanged = (address: string) => address;

/** An address as the screen shows it. */
export const screenAddress = (address: string) => (isPrivate() ? hideNumbers(address) : address);

/** Returns an address as the screen shows it; re-renders when privacy changes. */
export const useScreenAddress = () => (usePrivacy() ? hideNumbers : unchanged);
