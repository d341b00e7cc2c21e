/** All guides; the sequence is that of the overview. */
import type { Category, Guide } from './help.ts'
import { accountGuides } from './accountGuides.ts'
import { headGuides } from './headGuides.ts'
import { nurseGuides } from './nurseGuides.ts'
import { apothekeGuides } from './apothekeGuides.ts'
import { practiceGuides } from './practiceGuides.ts'
import { startGuides } from './startGuides.ts'

export const guideCategories: readonly Category[] = [
  { slug: 'getting-started', title: ['Erste Schritte', 'Getting started'] },
  { slug: 'projects', title: ['Bestellungen und Hausbesuche', 'Orders and home visits'] },
  { slug: 'settings', title: ['Organisation und Akten', 'Organisation and records'] },
  { slug: 'payments', title: ['Rezepte, Genehmigungen und Fristen', 'Prescriptions, approvals and deadlines'] },
  { slug: 'your-account', title: ['Ihr Konto', 'Your account'] },
]

export const allGuides: readonly Guide[] = [
  ...startGuides,
  ...nurseGuides,
  ...practiceGuides,
  ...apothekeGuides,
  ...headGuides,
  ...accountGuides,
]
