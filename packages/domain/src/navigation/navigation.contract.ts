import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { navigation } from './navigation.ts'

const signedIn = { kind: 'signed-in', rollen, relation: 'own' } as const

export const navigationContract = {
  verticalMenu: defineCall('GET /api/navigation/vertical-menu', {
    id: 'navigation.verticalMenu',
    summary: 'The navigation of the own role in all four variants; badges count the orders whose turn is mine',
    access: signedIn,
    answer: navigation,
  }),
  common: defineCall('GET /api/common/navigation', {
    id: 'navigation.common',
    summary: "The template's sample navigation: one item, Example, in each variant",
    access: signedIn,
    answer: navigation,
  }),
} as const
