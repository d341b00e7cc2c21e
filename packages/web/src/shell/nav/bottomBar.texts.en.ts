export const texts = { name: 'Main pages', heute: 'Today', tour: 'Tour', runde: 'Round', mehr: 'More', mehrSeiten: 'More pages' } as const
