/** Why no call may leave just now: a question about the session, a switch to another scope. */
const reasons = new Set<string>();

export const holdCalls = (reason: string) => void reasons.add(reason);
export const releaseCalls = (reason: string) => void reasons.delete(reason);
export const mayCall = () => reasons.size === 0;
