/** Nineteen digits; the kind of row stands in the fifth and sixth. */
const ids = (kind: number) => (index: number) =>
  `1384${kind}00000000${String(index).padStart(5, '0')}`;

export const goodsOrderId = ids(20);
export const goodsOrderApplyId = ids(21);
export const linePriceId = ids(22);
export const lineRankingId = ids(23);
export const rankingPointId = ids(24);
export const voteId = ids(25);
export const voteCompanyId = ids(26);
export const votingDetailId = ids(27);
export const consumerId = ids(28);
export const lineRecommendId = ids(29);
export const voteApplyId = ids(30);
export const voteConnectId = ids(31);
export const votePictureId = ids(48);
export const voteCompanyPictureId = ids(49);

/** The number at the end of a seeded id; some number for any other. */
export const tailOf = (id: string | number) => Number(String(id).slice(-8));
