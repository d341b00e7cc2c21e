/** How a board is looked at, as it stands in the address. */
export const boardViews = ['tafel', 'woche', 'monat'] as const
export type BoardView = (typeof boardViews)[number]
