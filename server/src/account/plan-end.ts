/** When a person's plan or trial ends, or null without one. Given by the domain that knows plans. */
export type FindPlanEnd = (userId: string) => Promise<Date | null>
