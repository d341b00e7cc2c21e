export const texts = { name: 'Wichtigste Seiten', heute: 'Heute', tour: 'Tour', mehr: 'Mehr', mehrSeiten: 'Mehr Seiten' } as const
