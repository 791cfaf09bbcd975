/** Nineteen digits, like the snowflake ids of the real server: beyond what a number holds exactly. */
export const companyId = (index: number) => `13840500000000${String(index).padStart(5, '0')}`;

/** The seeded company that the company account belongs to. */
export const ownCompanyId = companyId(1);
