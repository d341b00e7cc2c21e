/** A driver's round of today. */
export const rundePath = '/runde'
