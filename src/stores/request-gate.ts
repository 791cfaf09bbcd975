/** The reasons why no request may be sent now: a dialog about the session, a change of the sub-station. */
const reasons = new Set<string>();

export const pauseRequests = (reason: string) => void reasons.add(reason);
const waiting = new Map<string, (() => void)[]>();

export function resumeRequests(reason: string) {
  reasons.delete(reason);
  for (const resolve of waiting.get(reason) ?? []) setTimeout(resolve);
  waiting.delete(reason);
}
/** Resolves when requests are not paused for this reason, after the user's answer to its dialog has taken effect. */
export const requestsResumed = (reason: string): Promise<void> =>
  reasons.has(reason)
    ? new Promise((resolve) => waiting.set(reason, [...(waiting.get(reason) ?? []), resolve]))
    : Promise.resolve();

export const canSendRequest = () => reasons.size === 0;
