/** The reasons why no request may be sent now: a dialog about the session, a change of the sub-station. */
const reasons = new Set<string>();

export const pauseRequests = (reason: string) => void reasons.add(reason);
export const resumeRequests = (reason: string) => void reasons.delete(reason);
export const canSendRequest = () => reasons.size === 0;
