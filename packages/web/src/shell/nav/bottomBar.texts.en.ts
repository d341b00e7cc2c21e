export const texts = { name: 'Main pages', heute: 'Today', tour: 'Tour', mehr: 'More', mehrSeiten: 'More pages' } as const
